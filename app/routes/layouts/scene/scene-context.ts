import { createContext } from 'react'

/** File names of the menu's pictures of categories, which every page has; empty outside of the storefront. */
export const SceneContext = createContext<readonly string[]>([])
