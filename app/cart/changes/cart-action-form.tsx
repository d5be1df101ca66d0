import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'

import { HiddenFields, type HiddenValues } from '#app/ui/form/hidden-fields.tsx'

import type { CartForm } from './cart-form.ts'
import { useCartChanges } from './cart-changes-provider.tsx'

interface CartActionFormProps {
  action: string
  intent: CartForm['intent']
  /** What the intent needs beside the controls in the form. */
  values?: HiddenValues
  className?: string
  children: ReactNode
}

export function CartActionForm({
  action,
  intent,
  values,
  className,
  children,
}: CartActionFormProps) {
  const onSubmit = useCartChanges()?.onSubmit
  return (
    <Form
      method="post"
      action={action}
      onSubmit={onSubmit}
      className={className}
      noValidate
      preventScrollReset
    >
      <HiddenFields values={{ intent, ...values }} />
      {children}
    </Form>
  )
}
