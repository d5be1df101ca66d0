import type { RequestHandler } from 'express'

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="1"><meta name="viewport" content="width=device-width"><title>Starting …</title><h1>Starting …</h1><p>The shop is being prepared for development. This page reloads by itself.</p></html>`

/** The page in development until Vite has started; it reloads by itself, without scripts. */
export const startingPage: RequestHandler = (_request, response) => {
  response.status(503).set({ 'Cache-Control': 'no-store', 'Retry-After': '1' })
  response.type('html').send(page)
}

/** The response while the built shop starts: 503, try again in two seconds. */
export const serviceUnavailable: RequestHandler = (_request, response) => {
  response.locals.refuse(503, 'starting', { 'Retry-After': '2' })
}
