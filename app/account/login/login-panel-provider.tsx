import { useLocation, useNavigate } from '@remix-run/react'
import { useEffect, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

import { useUrlScope } from '#app/routing/current-url-scope.tsx'
import { href } from '#app/routing/href.ts'
import { isSamePath } from '#app/routing/paths/same-path.ts'
import { PagePanel } from '#app/ui/overlay/page-panel.tsx'
import { useToast } from '#app/ui/feedback/toast-provider.tsx'
import { useComponentOnDemand } from '#app/ui/overlay/use-component-on-demand.ts'
import { usePagePanel } from '#app/ui/overlay/use-page-panel.ts'

import { LoginPanelContext } from './login-panel-control.ts'

/** A chunk of its own: visitors who never log in never load it. */
const importPanel = () => import('./login-panel.tsx').then(({ LoginPanel }) => LoginPanel)

interface LoginPanelProviderProps {
  isSignedIn: boolean
  children: ReactNode
}

/** Opens a login panel, or the page if its code cannot be loaded; it closes on navigation, and on a login, in any tab. */
export function LoginPanelProvider({ isSignedIn, children }: LoginPanelProviderProps) {
  const { t, i18n } = useTranslation('common')
  const loginPath = href(useUrlScope(), 'login')
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { Component: Panel, load } = useComponentOnDemand(importPanel)
  const panel = usePagePanel()
  const { isOpen, open: show, close } = panel
  const showToast = useToast()
  useEffect(() => {
    if (!isSignedIn || !isOpen) return
    showToast({ text: t('notices.signed-in') })
    close()
  }, [isSignedIn, isOpen, close, showToast, t])
  const control = useMemo(() => {
    const loadForm = () => {
      void i18n.loadNamespaces('account')
      return load()
    }
    const open = () => {
      show()
      loadForm().catch(() => navigate(loginPath))
    }
    return { open, prepare: () => void loadForm().catch(() => undefined) }
  }, [show, load, i18n, loginPath, navigate])
  return (
    <LoginPanelContext.Provider
      value={isSignedIn || isSamePath(pathname, loginPath) ? null : control}
    >
      {children}
      <PagePanel
        panel={{ ...panel, isOpen: isOpen && !isSignedIn }}
        title={t('header.login')}
        closeLabel={t('notices.close')}
      >
        {Panel && !isSignedIn ? <Panel isOpen={isOpen} returnTo={pathname + search} /> : null}
      </PagePanel>
    </LoginPanelContext.Provider>
  )
}
