import { getInputProps, getSelectProps, type FieldMetadata } from '@conform-to/react'

type InputType = Exclude<Parameters<typeof getInputProps>[1]['type'], 'checkbox' | 'radio'>

interface FieldPropsOptions {
  errorOf: (field: FieldMetadata) => string | undefined
  /** Replaces conform's initial value, for values that change while the form is shown. */
  initialValueOf?: (field: FieldMetadata) => string | undefined
}

export type FieldProps = ReturnType<typeof createFieldProps>

/** A control's attributes from conform's metadata. `Field` sets the aria attributes: it knows whether there is a hint. */
export function createFieldProps({ errorOf, initialValueOf = conformValue }: FieldPropsOptions) {
  return {
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
    /** Properties of selects, radio buttons and text areas, which have no type. */
    select(field: FieldMetadata) {
      // Radio buttons have their own key.
      const { key: _, ...select } = getSelectProps(field, ownValue)
      return { ...select, defaultValue: initialValueOf(field), error: errorOf(field) }
    },
  }
}

const ownValue = { ariaAttributes: false, value: false } as const
const conformValue = (field: FieldMetadata) => field.defaultValue
