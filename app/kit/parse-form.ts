import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from './zod.ts'

const conformNames = ['__intent__', '__state__']

/** What a form may send: fields, or one of several sets of fields. */
export type FormSchema = z.ZodObject | z.ZodDiscriminatedUnion<readonly z.ZodObject[]>

/**
 * The only way into conform's parser, with `checkForm` (a test of the layers holds it). Conform builds
 * arrays and objects from field names such as `x[100000000]` and takes orders from `__intent__`
 * and `__state__`, so a name that the schema does not have is dropped before it is read.
 */
export function parseForm<Schema extends FormSchema>(
  form: FormData,
  schema: Schema,
): Submission<z.output<Schema>> {
  return parseWithZod(knownFields(form, schema), { schema }) as Submission<z.output<Schema>>
}

/**
 * The same for a form in its own browser: conform asks itself there to look at a field that has changed,
 * by a submission with names of its own, and sends nothing to the server for it.
 */
export function checkForm<Schema extends FormSchema>(
  form: FormData,
  schema: Schema,
): Submission<z.output<Schema>> {
  const known = knownFields(form, schema)
  for (const name of conformNames) for (const value of form.getAll(name)) known.append(name, value)
  return parseWithZod(known, { schema }) as Submission<z.output<Schema>>
}

/** Names that no form of the shop sends, with which conform is told what to do. */
export function hasReservedName(form: FormData): boolean {
  return conformNames.some((name) => form.has(name))
}

function knownFields(form: FormData, schema: FormSchema): FormData {
  const sets = 'shape' in schema ? [schema] : schema.options
  const names = new Set(sets.flatMap(({ shape }) => Object.keys(shape)))
  const known = new FormData()
  for (const [name, value] of form) if (names.has(name)) known.append(name, value)
  return known
}
