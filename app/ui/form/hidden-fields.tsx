import { useHydrated } from '../document/use-hydrated.ts'

export type HiddenValues = Readonly<Record<string, string | number | undefined>>

/** Values that a form sends with what is typed; undefined ones are left out. */
export function HiddenFields({ values }: { values: HiddenValues }) {
  return Object.entries(values).map(([name, value]) =>
    value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
  )
}

/** A field that makes an action return its result instead of a redirect; needs scripts. */
export function NoRedirectField() {
  return useHydrated() ? <input type="hidden" name="stay" value="1" /> : null
}
