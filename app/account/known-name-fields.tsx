import type { FieldMetadata } from '@conform-to/react'

type NameField = Pick<FieldMetadata<string | undefined>, 'name' | 'initialValue'>

/** The name of a buyer who creates an account: known from the order, so not asked for. */
export function KnownNameFields({
  fields,
}: {
  fields: Record<'firstName' | 'lastName', NameField>
}) {
  return [fields.firstName, fields.lastName].map(({ name, initialValue }) =>
    initialValue ? <input key={name} type="hidden" name={name} value={initialValue} /> : null,
  )
}
