/** Pictures of a review: no other form of the shop sends files. */
export const maxPictures = 3
export const maxPictureBytes = 8 * 1024 * 1024
/** Browsers of phones convert other formats to one of these. */
export const pictureTypes = 'image/jpeg,image/png,image/webp'
