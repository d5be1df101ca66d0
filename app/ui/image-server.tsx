import { createContext, useContext } from 'react'

const ImageServer = createContext('')

/** Root hands the configured image host down; pictures read it. No trailing slash. */
export const ImageServerProvider = ImageServer.Provider

/**
 * Address of one picture file in one folder (`400f500`, `800w`).
 * Spec: `{imageServer}/{type}/{folder}/{encodeURIComponent(fileName)}`.
 */
export function useImageAddress() {
  const server = useContext(ImageServer)
  return (type: string, folder: string, fileName: string) =>
    `${server}/${type}/${folder}/${encodeURIComponent(fileName)}`
}
