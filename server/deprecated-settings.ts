type Environment = Record<string, string | undefined>

/** Former names of settings, null where nothing has their effect. Read for one version, with a warning (CHANGELOG.md). */
export const deprecatedSettings: Readonly<Record<string, string | null>> = {}

/** The environment under present names, and a line for each deprecated one. The present name's value counts. */
export function withPresentNames(
  environment: Environment,
  deprecated: Readonly<Record<string, string | null>>,
): { environment: Environment; warnings: string[] } {
  const old = Object.keys(deprecated).filter((name) => environment[name]?.trim())
  if (old.length === 0) return { environment, warnings: [] }
  const present = Object.entries(environment).filter(([name]) => !old.includes(name))
  const renamed = old
    .map((name) => [deprecated[name], environment[name]] as const)
    .filter(([name]) => name && !environment[name]?.trim())
  const warnings = old.map((name) =>
    deprecated[name]
      ? `${name} is now ${deprecated[name]}; the next version does not read the old name`
      : `${name} has no effect any more; leave it out`,
  )
  return { environment: Object.fromEntries([...present, ...renamed]), warnings }
}
