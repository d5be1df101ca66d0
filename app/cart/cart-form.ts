/** What a form of the cart asks for. */
export type CartForm =
  | { intent: 'change'; line: string; quantity: number }
  | {
      intent: 'remove'
      line: string
      /** What the notice needs to name the line and to put it back. */
      sku?: number
      quantity?: number
      name?: string
    }
  /** Puts a removed line back. */
  | { intent: 'restore'; sku: number; quantity: number }
  | { intent: 'promo'; code: string }

type SentForm = CartForm | { intent: 'invalid'; line: string }

const maxLengths = { line: 100, code: 100, name: 200 }

/** Names what a form changes: a line, a sku that has no line, or another part of the cart. */
export function cartFormKey(form: SentForm): string {
  if ('line' in form) return form.line
  return form.intent === 'restore' ? `sku-${form.sku}` : form.intent
}

/**
 * Parses a cart form. A step button's quantity takes precedence over the field's, sent with it. By hand, because
 * every page of the shop loads this module and a schema would load its library, a seventh of all scripts.
 */
export function readCartForm(form: FormData): SentForm {
  const sent: Partial<Record<string, FormDataEntryValue>> = Object.fromEntries(form)
  const text = (name: string) => (typeof sent[name] === 'string' ? sent[name] : '')
  const line = text('line')
  return readIntent(text, line) ?? { intent: 'invalid', line }
}

function readIntent(text: (name: string) => string, line: string): CartForm | null {
  const isLine = line !== '' && line.length <= maxLengths.line
  const quantity = wholeNumber((text('step') || text('quantity')).trim(), /^\d{1,5}$/)
  const sku = wholeNumber(text('sku'), /^[1-9]\d{0,9}$/)
  const name = text('name')
  const code = text('code').trim()
  switch (text('intent')) {
    case 'change':
      return isLine && quantity !== undefined ? { intent: 'change', line, quantity } : null
    case 'remove':
      if (!isLine) return null
      return {
        intent: 'remove',
        line,
        sku,
        quantity,
        name: name && name.length <= maxLengths.name ? name : undefined,
      }
    case 'restore':
      return sku !== undefined && quantity !== undefined
        ? { intent: 'restore', sku, quantity }
        : null
    case 'promo':
      return code.length <= maxLengths.code ? { intent: 'promo', code } : null
    default:
      return null
  }
}

function wholeNumber(text: string, pattern: RegExp): number | undefined {
  return pattern.test(text) ? Number(text) : undefined
}
