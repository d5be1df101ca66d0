/** What a table makes of each setting that is set, in the order of the table. */
export function madeOfSettings<Name extends string, Made>(
  settings: Readonly<Record<Name, string | null>> | null,
  table: Readonly<Record<Name, (value: string) => Made>>,
): Made[] {
  return (Object.keys(table) as Name[]).flatMap((name) => {
    const value = settings?.[name]
    return value ? [table[name](value)] : []
  })
}
