import { Link as RouterLink, type LinkProps as RouterLinkProps } from '@remix-run/react'
import { forwardRef, type ForwardRefExoticComponent, type RefAttributes } from 'react'

/** Without `prefetch`: public pages are requested before they are opened wherever they are linked (`routing/prefetch`). */
export type LinkProps = Omit<RouterLinkProps, 'prefetch' | 'relative' | 'state' | 'viewTransition'>

/** On the server it writes the address as it is where it can: the router resolved each three times, a fifth of a page. */
export const Link: ForwardRefExoticComponent<LinkProps & RefAttributes<HTMLAnchorElement>> =
  import.meta.env.SSR ? forwardRef(ServerLink) : RouterLink

function ServerLink(props: LinkProps, ref: React.ForwardedRef<HTMLAnchorElement>) {
  const { to, discover = 'render', reloadDocument = false, target, ...rest } = props
  if (!isResolved(to)) return <RouterLink {...props} ref={ref} />
  const {
    preventScrollReset: _preventScrollReset,
    replace: _replace,
    children,
    ...attributes
  } = rest
  // Two children, as in Remix's link: ids of components inside it (`useId`) depend on their number.
  return (
    <>
      <a
        {...attributes}
        data-discover={discover === 'render' && !reloadDocument ? 'true' : undefined}
        href={to}
        target={target}
      >
        {children}
      </a>
      {null}
    </>
  )
}

/** Whether the router would not change an address: a path from the root, without dots, double slashes and empty parts. */
function isResolved(to: LinkProps['to']): to is string {
  return typeof to === 'string' && to.startsWith('/') && !/[/\\][/\\.]|\?#|[?#]$/.test(to)
}
