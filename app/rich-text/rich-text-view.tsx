import { createElement, type ReactNode } from 'react'

import { ContentAnchor } from '#app/rich-text/link/content-anchor.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { UnbrokenText } from '#app/ui/display/unbroken-text.tsx'
import ui from '#app/ui/theme/primitives.module.css'

import type { RichTextNode } from './rich-text.ts'
import styles from './rich-text-view.module.css'

interface RichTextViewProps {
  text: readonly RichTextNode[]
}

/** The look of an element whose children are rich text. */
export const richTextClass = classNames(ui.stack3, styles.prose)

/** Another text gets new elements: a browser that translates the page would go on showing the former text. */
export function RichTextView({ text }: RichTextViewProps) {
  if (text.length === 0) return null
  return (
    <div key={JSON.stringify(text)} className={richTextClass}>
      {text.map(show)}
    </div>
  )
}

export function InlineTextView({ text }: RichTextViewProps) {
  return <>{text.map(show)}</>
}

function show(node: RichTextNode, index: number): ReactNode {
  if (typeof node === 'string') return <UnbrokenText key={index} text={node} />
  const { tag, link, scope, colSpan, rowSpan, image, children } = node
  const inner = children?.map(show)
  if (tag === 'a') {
    return link ? (
      <ContentAnchor key={index} link={link}>
        {inner}
      </ContentAnchor>
    ) : (
      <span key={index}>{inner}</span>
    )
  }
  if (image) {
    // An image without a size gets a common aspect ratio, so that the page does not move when it loads.
    const unsized = image.width ? undefined : styles.unsized
    const { alt, ...drawn } = image
    return (
      <img key={index} className={unsized} loading="lazy" decoding="async" alt={alt} {...drawn} />
    )
  }
  if (tag === 'table') {
    // Wide tables scroll horizontally, also by keyboard.
    return (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region
      <div key={index} className={styles.scroll} role="group" tabIndex={0}>
        <table>{inner}</table>
      </div>
    )
  }
  return createElement(tag, { key: index, scope, colSpan, rowSpan }, inner)
}
