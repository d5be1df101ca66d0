import { useTranslation } from 'react-i18next'

import { useLoginPanel } from '#app/account/login/login-panel-control.ts'
import { Button } from '#app/ui/button/button.tsx'
import ui from '#app/ui/theme/primitives.module.css'

/** A panel with scripts. Without them the form is saved as with any button, and the login page returns here. */
export function LoginButton() {
  const { t } = useTranslation('checkout')
  const panel = useLoginPanel()
  return (
    <p className={ui.row2}>
      {t('details.hasAccount')}{' '}
      <Button
        name="intent"
        value="login"
        kind="secondary"
        size="small"
        onPointerEnter={panel?.prepare}
        onFocus={panel?.prepare}
        onClick={(event) => {
          if (!panel) return
          event.preventDefault()
          panel.open()
        }}
      >
        {t('details.logIn')}
      </Button>
    </p>
  )
}
