import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'

import type { ContentLink } from './content-link.ts'

interface ContentAnchorProps {
  link: ContentLink
  className?: string
  /** Leads to the page that it stands on. */
  isCurrent?: boolean
  children: ReactNode
}

/** A link of the merchant's; pages of the shop are gone to without a new document. */
export function ContentAnchor({
  link,
  className,
  isCurrent = false,
  children,
}: ContentAnchorProps) {
  if (link.kind === 'inside') {
    return (
      <Link
        className={className}
        to={link.to}
        prefetch="intent"
        discover="none"
        aria-current={isCurrent ? 'page' : undefined}
      >
        {children}
      </Link>
    )
  }
  const newTab = link.opensNewTab ? { target: '_blank', rel: 'noopener' } : {}
  return (
    <a className={className} href={link.href} {...newTab}>
      {children}
    </a>
  )
}
