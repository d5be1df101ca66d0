import { fillControl, type TypedControl as Field } from './fill-control.ts'

/** Key in session storage; removed when the values are restored. */
const storageName = 'ralph-typed'
/** All but passwords, which are never stored, and values that nobody types. */
const fields =
  'input:not([type=password], [type=hidden], [type=submit], [type=file]), textarea, select'

/** Identity numbers of persons, and of companies, which may be the owner's own: never stored. */
export const unstoredFields: readonly string[] = ['identityNumber', 'organizationId']

export interface TypedValue {
  /** Position among the fields of this name. */
  nth: number
  name: string
  /** Whether a box is checked; the value of any other field. */
  value: string | boolean
}

/** What the visitor has typed or chosen and not sent. */
export function readTypedValues(): readonly TypedValue[] {
  return namedFields().flatMap(({ field, name, nth }) =>
    isUnchanged(field) ? [] : [{ name, nth, value: valueOf(field) }],
  )
}

/** Enters them in fields that nobody has changed since, as if they were typed again. */
export function enterTypedValues(typed: readonly TypedValue[]): void {
  for (const { field, name, nth } of namedFields()) {
    const read = typed.find((each) => each.name === name && each.nth === nth)
    if (read && isUnchanged(field)) enter(field, read.value)
  }
}

/** Stores what the visitor has typed, before a reload that the visitor did not ask for. */
export function saveTypedValues(): void {
  const typed = readTypedValues().filter(({ name }) => !unstoredFields.includes(name))
  try {
    sessionStorage.setItem(storageName, JSON.stringify({ path: location.pathname, typed }))
  } catch {
    // Without session storage the values are lost.
  }
}

export function restoreTypedValues(): void {
  try {
    const { path, typed } = JSON.parse(sessionStorage.getItem(storageName) ?? '{}') as {
      path?: string
      typed?: readonly TypedValue[]
    }
    sessionStorage.removeItem(storageName)
    if (path === location.pathname && typed) enterTypedValues(typed)
  } catch {
    // The stored text is not readable.
  }
}

function namedFields(): { field: Field; name: string; nth: number }[] {
  const counts = new Map<string, number>()
  return [...document.querySelectorAll<Field>(fields)].map((field) => {
    const name = field.name || field.id
    const nth = counts.get(name) ?? 0
    counts.set(name, nth + 1)
    return { field, name, nth }
  })
}

function isBox(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)
}

const valueOf = (field: Field) => (isBox(field) ? field.checked : field.value)
const isUnchanged = (field: Field) => valueOf(field) === initialValueOf(field)

function initialValueOf(field: Field): string | boolean {
  if (isBox(field)) return field.defaultChecked
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue
  const options = [...field.options]
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? ''
}

function enter(field: Field, value: string | boolean): void {
  if (!isBox(field)) fillControl(field, String(value))
  else if (field.checked !== value) field.click()
}
