/**
 * Two colours of `tokens.css` for the browser's frame and the web manifest, which cannot use the style sheet.
 * A test compares them with the tokens.
 */
export const themeColor = '#20463b'
export const groundColor = '#f8f5ef'
