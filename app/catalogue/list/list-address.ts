export function listAddress(path: string): string {
  return path
}
