import { Link, type LinkProps } from '@remix-run/react'

import { usePlace } from './current-place.tsx'
import { href, type ScreenParams } from './href.ts'
import type { ScreenName } from './screens.ts'

interface ScreenLinkProps extends Omit<LinkProps, 'to'> {
  screen: ScreenName
  params?: ScreenParams
  /** With its leading `?`. */
  search?: string
  hash?: string
}

/** A link that says the screen's name; language and market cannot be forgotten. */
export function ScreenLink({ screen, params, search, hash, ...rest }: ScreenLinkProps) {
  const place = usePlace()
  return <Link to={{ pathname: href(place, screen, params), search, hash }} {...rest} />
}
