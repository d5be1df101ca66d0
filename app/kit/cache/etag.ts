/** Whether `If-None-Match` is current. A proxy that compresses marks an ETag as weak, which matters for ranges only. */
export function hasTag(sent: string | null | undefined, tag: string): boolean {
  const plain = (text: string) => text.trim().replace(/^W\//, '')
  const tags = sent?.split(',').map(plain) ?? []
  return tags.includes(plain(tag)) || tags.includes('*')
}
