import { z } from '#app/kit/zod.ts'

/** Schema of the cart's forms. */
const wholeNumber = z
  .string()
  .trim()
  .regex(/^\d{1,5}$/)
  .transform(Number)

const lineId = z.string().min(1).max(100)

const cartForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('change'),
    line: lineId,
    quantity: wholeNumber,
  }),
  z.object({ intent: z.literal('remove'), line: lineId }),
  z.object({ intent: z.literal('promo'), code: z.string().trim().max(100) }),
])

export type CartForm = z.infer<typeof cartForm>

/** Parses a cart form. A step button's quantity takes precedence over the field's, sent with it. */
export function readCartForm(form: FormData): CartForm | { intent: 'invalid'; line: string } {
  const sent = Object.fromEntries(form)
  const parsed = cartForm.safeParse({ ...sent, quantity: sent.step ?? sent.quantity })
  return parsed.success ? parsed.data : { intent: 'invalid', line: String(sent.line ?? '') }
}
