import { z } from '#app/kit/zod.ts'

/** Schema of the cart's forms. */
const wholeNumber = z
  .string()
  .trim()
  .regex(/^\d{1,5}$/)
  .transform(Number)

const skuId = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)

const lineId = z.string().min(1).max(100)

const cartForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('change'),
    line: lineId,
    quantity: wholeNumber,
  }),
  z.object({
    intent: z.literal('remove'),
    line: lineId,
    // What the notice needs to name the line and to put it back.
    sku: skuId.optional().catch(undefined),
    quantity: wholeNumber.optional().catch(undefined),
    name: z.string().max(200).optional().catch(undefined),
  }),
  /** Puts a removed line back. */
  z.object({ intent: z.literal('restore'), sku: skuId, quantity: wholeNumber }),
  z.object({ intent: z.literal('promo'), code: z.string().trim().max(100) }),
])

export type CartForm = z.infer<typeof cartForm>

/** Names what a form changes: a line, a sku that has no line, or another part of the cart. */
export function cartFormKey(form: ReturnType<typeof readCartForm>): string {
  if ('line' in form) return form.line
  return form.intent === 'restore' ? `sku-${form.sku}` : form.intent
}

/** Parses a cart form. A step button's quantity takes precedence over the field's, sent with it. */
export function readCartForm(form: FormData): CartForm | { intent: 'invalid'; line: string } {
  const sent = Object.fromEntries(form)
  const parsed = cartForm.safeParse({ ...sent, quantity: sent.step ?? sent.quantity })
  return parsed.success ? parsed.data : { intent: 'invalid', line: String(sent.line ?? '') }
}
