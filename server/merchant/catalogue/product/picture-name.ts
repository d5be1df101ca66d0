/** The name that all picture files of a product share: without number and extension. */
export const pictureName = (fileName: string): string => fileName.replace(/(?:-\d+)?\.\w+$/, '')
