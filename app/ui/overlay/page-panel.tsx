import { Suspense, type ReactNode } from 'react'

import { SkeletonLines } from '../feedback/skeleton-lines.tsx'
import { Dialog } from './dialog.tsx'
import type { usePagePanel } from './use-page-panel.ts'

export interface PagePanelProps {
  panel: Pick<ReturnType<typeof usePagePanel>, 'isOpen' | 'wasOpened' | 'close'>
  title: string
  closeLabel: string
  /** Null while it loads. */
  children: ReactNode
}

/** A drawer on top of the page, with lines in place of what it does not have yet. */
export function PagePanel({ panel, title, closeLabel, children }: PagePanelProps) {
  if (!panel.wasOpened) return null
  return (
    <Dialog
      title={title}
      closeLabel={closeLabel}
      isOpen={panel.isOpen}
      onClose={panel.close}
      shape="drawer"
    >
      <Suspense fallback={<SkeletonLines />}>{children ?? <SkeletonLines />}</Suspense>
    </Dialog>
  )
}
