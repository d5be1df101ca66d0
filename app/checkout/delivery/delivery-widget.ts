import { parseJsonObject } from '#app/kit/parse-json.ts'

/** An option of the delivery widget, from the merchant's `shippingData`. */
export interface WidgetOption {
  id: string
  name: string
  /** Whole currency units including VAT; null when the widget has no price of its own. */
  price: number | null
  agents: readonly { id: string; name: string }[]
}

/** Marks the ids of the widget's options among those of the merchant's own. */
const prefix = 'nshift-'

export const widgetOptionId = (id: string): string => prefix + id

/** The widget's own id of a shipping option; null for an option of the merchant. */
export function externalIdOf(shippingId: string | undefined): string | null {
  return shippingId?.startsWith(prefix) ? shippingId.slice(prefix.length) : null
}

/** The options in the merchant's `shippingData`; empty when there is none, or none that can be read. */
export function readShippingData(text: string | null | undefined): WidgetOption[] {
  return objectsIn(parseJsonObject(text).options).flatMap((option) => {
    const id = textOf(option.id)
    if (!id) return []
    // Without an id a pickup point cannot be ordered, and without a name it cannot be found.
    const agents = objectsIn(option.agents).flatMap((agent) => {
      const agentId = textOf(agent.id)
      const name = [agent.name, agent.address1, agent.city].map(textOf).filter(Boolean).join(', ')
      return agentId && name ? [{ id: agentId, name }] : []
    })
    return [{ id, name: textOf(option.name) || id, price: priceOf(option), agents }]
  })
}

/** The widget's options with date and place before they are chosen, unless the provider describes them. */
export function describeOptions(
  shippingData: string | null,
  options: readonly { id: string; detail: string }[],
): string {
  const data = parseJsonObject(shippingData)
  const described = objectsIn(data.options).map((option) => ({
    ...option,
    description1:
      textOf(option.description1) ||
      options.find(({ id }) => id === widgetOptionId(textOf(option.id)))?.detail,
  }))
  return JSON.stringify({ ...data, options: described })
}

/** A fee of 0 is a fee: free delivery, where the merchant's own option may cost something. */
function priceOf({ priceValue, price }: Readonly<Record<string, unknown>>): number | null {
  const value = typeof priceValue === 'number' ? priceValue : price
  const amount = typeof value === 'string' && value.trim() ? Number(value) : value
  return typeof amount === 'number' && Number.isFinite(amount) && amount >= 0 ? amount : null
}

/** Parses what the widget reports after a choice (merchant API 6.3), stored or not; null when it is none. */
export function readWidgetResult(text: string | undefined) {
  const { valid, selectedOptionId, agent } = parseJsonObject(text)
  if (typeof selectedOptionId !== 'string') return null
  const agentId =
    typeof agent === 'object' && agent !== null
      ? textOf((agent as { id?: unknown }).id)
      : textOf(agent)
  return { valid: valid === true, selectedOptionId, agent: agentId || null }
}

function objectsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value)
    ? value.filter((item) => typeof item === 'object' && item !== null && !Array.isArray(item))
    : []
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
