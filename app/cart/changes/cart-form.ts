import { readSelection, type PackageSelection } from '#app/cart/packages/package-selection.ts'

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
  /** Counts a product package; the line is its key. */
  | { intent: 'change-package'; line: string; quantity: number }
  | {
      intent: 'remove-package'
      line: string
      package?: PackageQuantity
      name?: string
    }
  /** Puts a removed package back, or one that was saved for later. */
  | { intent: 'restore-package' | 'use-saved-package'; package: PackageQuantity }
  | { intent: 'save-later'; line: string; product: number; sku: number; quantity: number }
  | { intent: 'save-package'; line: string; package: PackageQuantity }
  /** Puts a removed line back, or one that was saved for later; the quantity is that of the sku. */
  | { intent: 'restore' | 'use-saved'; sku: number; quantity: number }
  | { intent: 'forget-saved'; items: string[] }
  | { intent: 'add-shared'; items: string }
  /** Shows another cart, from a link of the earlier storefront. */
  | { intent: 'open'; cart: string }
  | { intent: 'promo'; code: string }

interface PackageQuantity {
  packageId: number
  selection: PackageSelection
  quantity: number
}

type SentForm = CartForm | { intent: 'invalid'; line: string }

const maxLengths = { line: 100, name: 200, items: 1_000, saved: 10_000, cart: 100 }
const id = /^[1-9]\d{0,9}$/
/** Keys of skus and packages (`itemKey`), separated by commas. */
const keys = /^\d[\d.-]*(,\d[\d.-]*)*$/

/** Names what a form changes: a line, a sku that has no line, or another part of the cart. */
export function cartFormKey(form: SentForm): string {
  if ('line' in form) return form.line
  if (form.intent === 'restore-package' || form.intent === 'use-saved-package') {
    return packageFormKey(form.package)
  }
  if (form.intent === 'forget-saved') return `saved-${form.items.join()}`
  return 'sku' in form ? `sku-${form.sku}` : form.intent
}

/** Names a package that has no line. */
export const packageFormKey = ({ packageId, selection }: Omit<PackageQuantity, 'quantity'>) =>
  `package-${packageId}-${selection}`

/** Parses a cart form; a step button comes before the field. By hand: a schema's library is a seventh of all scripts. */
export function readCartForm(form: FormData): SentForm {
  const sent: Partial<Record<string, FormDataEntryValue>> = Object.fromEntries(form)
  const text = (name: string) => (typeof sent[name] === 'string' ? sent[name] : '')
  const line = text('line')
  return readIntent(text, line) ?? { intent: 'invalid', line }
}

function readIntent(text: (name: string) => string, line: string): CartForm | null {
  const isLine = line !== '' && line.length <= maxLengths.line
  const quantity = wholeNumber((text('step') || text('quantity')).trim(), /^\d{1,5}$/)
  const sku = wholeNumber(text('sku'), id)
  const name = text('name')
  const code = text('code').trim()
  const intent = text('intent')
  switch (intent) {
    case 'change':
    case 'change-package':
      return isLine && quantity !== undefined ? { intent, line, quantity } : null
    case 'remove-package':
      return isLine
        ? { intent, line, package: packageOf(text) ?? undefined, name: nameOf(name) }
        : null
    case 'restore-package':
    case 'use-saved-package': {
      const chosen = packageOf(text)
      return chosen && { intent, package: chosen }
    }
    case 'save-package': {
      const chosen = packageOf(text)
      return isLine && chosen ? { intent, line, package: chosen } : null
    }
    case 'remove':
      if (!isLine) return null
      return {
        intent: 'remove',
        line,
        sku,
        quantity,
        name: nameOf(name),
      }
    case 'save-later': {
      const product = wholeNumber(text('product'), id)
      return isLine && product !== undefined && sku !== undefined && quantity !== undefined
        ? { intent, line, product, sku, quantity }
        : null
    }
    case 'restore':
    case 'use-saved':
      return sku !== undefined && quantity !== undefined ? { intent, sku, quantity } : null
    case 'forget-saved': {
      const items = text('items')
      const isList = items.length <= maxLengths.saved && keys.test(items)
      return isList ? { intent, items: items.split(',') } : null
    }
    case 'add-shared': {
      const items = text('items')
      return items.length <= maxLengths.items ? { intent, items } : null
    }
    case 'open': {
      const cart = text('cart')
      return cart.length <= maxLengths.cart ? { intent, cart } : null
    }
    case 'promo':
      return { intent: 'promo', code }
    default:
      return null
  }
}

const nameOf = (name: string) => (name && name.length <= maxLengths.name ? name : undefined)

function packageOf(text: (name: string) => string): PackageQuantity | null {
  const packageId = wholeNumber(text('package'), id)
  const quantity = wholeNumber(text('quantity').trim(), /^[1-9]\d{0,4}$/)
  const selection = text('selection')
  return packageId !== undefined && quantity !== undefined && readSelection(selection)
    ? { packageId, selection, quantity }
    : null
}

function wholeNumber(text: string, pattern: RegExp): number | undefined {
  return pattern.test(text) ? Number(text) : undefined
}
