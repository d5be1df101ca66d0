import type { Request, Response } from 'express'

/** It has no size, so that the frame keeps its own. `app/images/retry-pictures.ts` knows it by its length. */
const placeholder = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg"><rect x="15%" y="40%" width="70%" height="30%" rx="9%" fill="#8882"/></svg>',
)

/** A picture of a page, not a request by a script or a machine. Browsers say so over https, and on localhost. */
export const isPictureOfPage = (request: Request) => request.get('sec-fetch-dest') === 'image'

/** Never stored, so that the browser requests the picture with the next page. */
export function sendStandIn(response: Response): void {
  response.status(200).set({
    'Cache-Control': 'no-store',
    'Content-Type': 'image/svg+xml',
    'Content-Length': String(placeholder.length),
  })
  response.end(placeholder)
}
