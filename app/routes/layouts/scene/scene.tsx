import { createContext, useContext } from 'react'

import { Picture } from '#app/images/picture.tsx'
import { classNames } from '#app/ui/class-names.ts'
import ui from '#app/ui/theme/primitives.module.css'

import styles from './scene.module.css'

/** File names of the menu's pictures of categories, which every page has; empty outside of the storefront. */
export const SceneContext = createContext<readonly string[]>([])

interface SceneProps {
  /** Pages with different numbers show different rooms. */
  number?: number
}

/** A room beside a form or a short text, in wide windows only; narrow ones do not load it. */
export function Scene({ number = 0 }: SceneProps) {
  const pictures = useContext(SceneContext)
  const file = pictures[number % pictures.length]
  if (!file) return null
  return (
    <Picture
      type="category"
      file={file}
      alt=""
      sizes="(min-width: 1440px) 680px, (min-width: 1024px) 50vw, 1px"
      ratio={[3, 2]}
      widest={1000}
      className={classNames(ui.onlyWide, ui.cover, styles.scene)}
    />
  )
}
