import { useLocation, useNavigate } from '@remix-run/react'
import {
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { useTranslation } from 'react-i18next'

import { usePlace } from '#app/routing/current-place.tsx'
import { href } from '#app/routing/href.ts'
import { isSamePath } from '#app/routing/same-path.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { Toast } from '#app/ui/toast.tsx'

import { LoginPanelContext } from './login-panel-control.ts'
import type { LoginPanelProps } from './login-panel.tsx'
import styles from './login-panel-provider.module.css'

/** A file of its own: whoever never logs in never loads it. */
const loadPanel = () => import('./login-panel.tsx')

interface LoginPanelProviderProps {
  isSignedIn: boolean
  children: ReactNode
}

/**
 * Gives the parts inside a way to log in without leaving the page. Its form comes when it is asked
 * for; if it cannot be had, the login's own page is the answer. It goes when another page comes, and
 * when somebody is logged in, here or in another tab.
 */
export function LoginPanelProvider({ isSignedIn, children }: LoginPanelProviderProps) {
  const { t } = useTranslation('common')
  const loginPath = href(usePlace(), 'login')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [Panel, setPanel] = useState<ComponentType<LoginPanelProps> | null>(null)
  const [openOn, setOpenOn] = useState<string | null>(null)
  const [wasOpened, setOpened] = useState(false)
  const [isGreeted, setGreeted] = useState(false)
  const isOpen = openOn === pathname && !isSignedIn
  useEffect(() => {
    if (!isSignedIn || openOn === null) return
    setGreeted(openOn === pathname)
    setOpenOn(null)
  }, [isSignedIn, openOn, pathname])
  const control = useMemo(() => {
    const load = () => loadPanel().then(({ LoginPanel }) => setPanel(() => LoginPanel))
    const open = () => {
      setOpenOn(pathname)
      // Once opened the dialog stays in the page, so that the platform can hand the focus back.
      setOpened(true)
      load().catch(() => navigate(loginPath))
    }
    return { open, prepare: () => void load().catch(() => undefined) }
  }, [pathname, loginPath, navigate])
  const close = useCallback(() => setOpenOn(null), [])
  const coming = (
    <div className={styles.coming}>
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
    </div>
  )
  return (
    <LoginPanelContext.Provider
      value={isSignedIn || isSamePath(pathname, loginPath) ? null : control}
    >
      {children}
      {wasOpened ? (
        <Dialog
          title={t('header.login')}
          closeLabel={t('notices.close')}
          isOpen={isOpen}
          onClose={close}
          shape="drawer"
        >
          {Panel && !isSignedIn ? (
            <Suspense fallback={coming}>
              <Panel isOpen={isOpen} returnTo={pathname + search} />
            </Suspense>
          ) : (
            coming
          )}
        </Dialog>
      ) : null}
      {isGreeted ? (
        <Toast closeLabel={t('notices.close')} onClose={() => setGreeted(false)}>
          {t('notices.signed-in')}
        </Toast>
      ) : null}
    </LoginPanelContext.Provider>
  )
}
