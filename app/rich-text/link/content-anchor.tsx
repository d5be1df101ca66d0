import type { ReactNode } from 'react'

import { Link } from '#app/ui/navigation/link.tsx'

import type { ContentLink } from './content-link.ts'

interface ContentAnchorProps {
  link: ContentLink
  className?: string
  isCurrent?: boolean
  children: ReactNode
}

/** A link in merchant content; pages of the shop load through the router. */
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
