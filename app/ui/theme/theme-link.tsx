import { createContext, useContext } from 'react'

import { themeColor } from './theme-color.ts'

export interface ThemeLink {
  href: string
  /** Color of the browser's frame. */
  color: string
}

const Theme = createContext<ThemeLink | null>(null)

/** Null for the usual theme. Set by the server, and in the browser from what the server has sent. */
export const ThemeLinkProvider = Theme.Provider

/** The style sheet of the channel's theme, and the colour of the browser's frame. */
export function ThemeTags() {
  const theme = useContext(Theme)
  return (
    <>
      <meta name="theme-color" content={theme?.color ?? themeColor} />
      {theme ? <link rel="stylesheet" href={theme.href} /> : null}
    </>
  )
}
