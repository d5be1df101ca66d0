/**
 * Two colours of `tokens.css` for where no style sheet reaches: a browser's frame and the app's first
 * moment. A test holds them to the tokens.
 */
export const themeColor = '#20463b'
export const groundColor = '#f8f5ef'
