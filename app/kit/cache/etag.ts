/**
 * Whether the client's copy is current. A proxy that compresses marks an ETag as weak, which matters for ranges only.
 *
 * @param sent value of `If-None-Match`
 */
export function hasTag(sent: string | null | undefined, tag: string): boolean {
  const plain = (text: string) => text.trim().replace(/^W\//, '')
  const tags = sent?.split(',').map(plain) ?? []
  return tags.includes(plain(tag)) || tags.includes('*')
}
