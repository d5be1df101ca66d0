import { createContext, useContext } from 'react'

const ImageServer = createContext('')

/** Root hands the configured image host down; pictures read it. No trailing slash. */
export const ImageServerProvider = ImageServer.Provider

/** Origin or path of the image host, without a trailing slash. */
export function useImageServer(): string {
  return useContext(ImageServer)
}
