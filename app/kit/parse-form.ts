import type { Submission } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type { z } from './zod.ts'

const conformNames = ['__intent__', '__state__']

/** Messages are keys. A value that no page sends may have none; zod would describe it in English. */
const error = () => 'required'

export type FormSchema = z.ZodObject | z.ZodDiscriminatedUnion<readonly z.ZodObject[]>

/** Besides `checkForm` the only use of conform's parser, which builds arrays from `x[100000000]`: other names are dropped first. */
export function parseForm<Schema extends FormSchema>(
  form: FormData,
  schema: Schema,
): Submission<z.output<Schema>> {
  return parseWithZod(knownFields(form, schema), { schema, error }) as Submission<z.output<Schema>>
}

/** The same in the browser, where conform revalidates by a submission with its own field names, which is not sent. */
export function checkForm<Schema extends FormSchema>(
  form: FormData,
  schema: Schema,
): Submission<z.output<Schema>> {
  const knownData = knownFields(form, schema)
  for (const name of conformNames)
    for (const value of form.getAll(name)) knownData.append(name, value)
  return parseWithZod(knownData, { schema, error }) as Submission<z.output<Schema>>
}

/** Whether a form contains conform's command fields, which no form of the shop sends. */
export function hasReservedName(form: FormData): boolean {
  return conformNames.some((name) => form.has(name))
}

function knownFields(form: FormData, schema: FormSchema): FormData {
  const sets = 'shape' in schema ? [schema] : schema.options
  const names = new Set(sets.flatMap(({ shape }) => Object.keys(shape)))
  const knownData = new FormData()
  for (const [name, value] of form) if (names.has(name)) knownData.append(name, value)
  return knownData
}
