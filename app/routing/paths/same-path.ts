/**
 * Whether two paths are equal after decoding. A path that cannot be decoded is compared
 * unchanged.
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
