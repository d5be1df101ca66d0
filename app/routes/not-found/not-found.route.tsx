import { notFound } from '#app/visit/answers.server.ts'

/** Every address that no screen knows; the boundary around pages shows the 404. */
export function loader(): never {
  throw notFound()
}

/** Posting to nowhere is as unknown as looking there. */
export function action(): never {
  throw notFound()
}

export default function NotFound() {
  return null
}
