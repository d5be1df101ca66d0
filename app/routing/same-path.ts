/**
 * Whether two paths are the same place, however their letters are encoded. A path that cannot be
 * decoded is compared as it stands.
 */
export function isSamePath(one: string, other: string): boolean {
  return plain(one) === plain(other)
}

function plain(path: string): string {
  try {
    return path.split('/').map(decodeURIComponent).join('/')
  } catch {
    return path
  }
}
