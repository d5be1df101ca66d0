import { createContext, useContext } from 'react'

const ImageServer = createContext('')

/** Provides the configured image host to all pictures. No trailing slash. */
export const ImageServerProvider = ImageServer.Provider

/** Origin or path of the image host, without a trailing slash. */
export function useImageServer(): string {
  return useContext(ImageServer)
}
