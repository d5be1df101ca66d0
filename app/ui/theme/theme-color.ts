/** Two colours of `tokens.css` for the browser's frame and the web manifest; a test compares them. */
export const themeColor = '#20463b'
export const groundColor = '#f8f5ef'
