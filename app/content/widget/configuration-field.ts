/**
 * Fields of a widget's configuration: text that people and old editors wrote. What is not as it should
 * be reads as absent, and nothing in a configuration makes reading it fail.
 */
import { z } from '#app/kit/zod.ts'

import { parseJsonObject } from '#app/kit/parse-json.ts'
import { plainText } from '#app/kit/plain-text.server.ts'

export const text = (maxLength = 2_000) =>
  z
    .string()
    .transform((text) => text.trim().slice(0, maxLength))
    .catch('')

/** Words for a place that holds nothing but words: a title, a button. */
export const label = (maxLength: number) =>
  z
    .string()
    .transform((text) => plainText(text).slice(0, maxLength))
    .catch('')

export const html = z.string().catch('')

export const choice = z.coerce.number().int().catch(0)

/** How many of a thing are shown. */
export const count = (usual: number, most = 24) =>
  z.coerce.number().int().min(1).max(most).catch(usual)

export const fileName = z
  .string()
  .regex(/^[\w][\w .()-]{0,199}$/)
  .catch('')

/** An object, or a text of JSON that holds one. */
export const asObject = (value: unknown) =>
  typeof value === 'string' ? parseJsonObject(value) : value
