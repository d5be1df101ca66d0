import { getInputProps, getSelectProps, type FieldMetadata } from '@conform-to/react'

type InputType = Exclude<Parameters<typeof getInputProps>[1]['type'], 'checkbox' | 'radio'>

interface FieldPropsOptions {
  /** What is wrong with a field, in the shopper's language. */
  errorOf: (field: FieldMetadata) => string | undefined
  /** Instead of the value that conform began with, where that changes while the form is shown. */
  initialValueOf?: (field: FieldMetadata) => string | undefined
}

export type FieldProps = ReturnType<typeof createFieldProps>

/**
 * Attributes of a form's controls, from conform's metadata of their fields. The aria attributes are those
 * of `Field`, which knows whether there is a hint.
 */
export function createFieldProps({ errorOf, initialValueOf = conformValue }: FieldPropsOptions) {
  return {
    /** Of a line of text. */
    input: (field: FieldMetadata, type: InputType = 'text') => ({
      ...getInputProps(field, { type, ...ownValue }),
      defaultValue: initialValueOf(field),
      error: errorOf(field),
    }),
    checkbox: (field: FieldMetadata) => ({
      ...getInputProps(field, { type: 'checkbox', ...ownValue }),
      defaultChecked: initialValueOf(field) === 'on',
      error: errorOf(field),
    }),
    /** Of a list, of radio buttons and of several lines: they have no type. */
    select(field: FieldMetadata) {
      // Radio buttons are drawn anew by a key of their own.
      const { key: _, ...select } = getSelectProps(field, ownValue)
      return { ...select, defaultValue: initialValueOf(field), error: errorOf(field) }
    },
  }
}

const ownValue = { ariaAttributes: false, value: false } as const
const conformValue = (field: FieldMetadata) => field.defaultValue
