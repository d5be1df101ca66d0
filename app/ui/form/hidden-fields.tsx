export type HiddenValues = Readonly<Record<string, string | number | undefined>>

/** Values that a form sends with what is typed; undefined ones are left out. */
export function HiddenFields({ values }: { values: HiddenValues }) {
  return Object.entries(values).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
}
