/** People and old editors wrote them: an invalid value counts as absent, so parsing never fails. */
import { z } from '#app/kit/zod.ts'

import { divideLongWords } from '#app/kit/text/long-words.ts'
import { parseJsonObject } from '#app/kit/parse-json.ts'
import { plainText } from '#app/kit/text/plain-text.server.ts'

export const text = (maxLength = 2_000) =>
  z
    .string()
    .transform((text) => text.trim().slice(0, maxLength))
    .catch('')

/** Plain text without markup: a title, the label of a button. */
export const label = (maxLength: number) =>
  z
    .string()
    .transform((text) => divideLongWords(plainText(text).slice(0, maxLength)))
    .catch('')

export const html = z.string().catch('')

export const choice = z.coerce.number().int().catch(0)

/** The first `max` valid entries of a list; one that is invalid does not cost the others. */
export const list = <Entry extends z.ZodType>(entry: Entry, max: number) =>
  z
    .array(z.unknown())
    .transform((entries) =>
      entries.slice(0, max).flatMap((each) => {
        const parsed = entry.safeParse(each)
        return parsed.success ? [parsed.data] : []
      }),
    )
    .catch([])

/** Number of items to show. */
export const count = (usual: number, max = 24) =>
  z.coerce.number().int().min(1).max(max).catch(usual)

/** A picture's file in a folder of the image server, in whatever language it is named. */
export const fileName = z
  .string()
  .regex(/^[\p{L}\p{N}_][^\p{C}/\\]{0,199}$/u)
  .catch('')

/** Accepts an object, or JSON text of one. */
export const asObject = (value: unknown) =>
  typeof value === 'string' ? parseJsonObject(value) : value
