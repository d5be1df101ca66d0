import { FormData } from 'undici'

/** Files in the variables with their paths in the format of the convention: `variables.input.image`. */
export function filesIn(value: unknown, path = 'variables'): [path: string, file: Blob][] {
  if (value instanceof Blob) return [[path, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => filesIn(part, `${path}.${key}`))
}

/** A body by the GraphQL multipart request convention: `operations` with null for files, `map`, then the files. */
export function multipartBody(
  operation: { operationName: string; query: string; variables: Record<string, unknown> },
  files: readonly [path: string, file: Blob][],
): FormData {
  const form = new FormData()
  const withoutFiles = (_: string, value: unknown) => (value instanceof Blob ? null : value)
  form.set('operations', JSON.stringify(operation, withoutFiles))
  form.set('map', JSON.stringify(Object.fromEntries(files.map(([path], i) => [i, [path]]))))
  files.forEach(([, file], i) => form.set(String(i), file))
  return form
}
