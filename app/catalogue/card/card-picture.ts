export const cardPicture = {
  type: 'product',
  sizes: '(min-width: 1920px) 410px, (min-width: 1024px) 21vw, (min-width: 768px) 27vw, 43vw',
  widest: 800,
} as const
