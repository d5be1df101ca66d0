/**
 * The fields of a page as a browser would submit them unchanged: without scripts, without typing.
 */
export function formFields(html: string): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [tag] of html.matchAll(/<input\b[^>]*>/g)) {
    const name = attribute(tag, 'name')
    const isChoice = /type="(radio|checkbox)"/.test(tag)
    if (name && (!isChoice || /\schecked=/.test(tag))) fields[name] = attribute(tag, 'value')
  }
  for (const [, tag = '', options = ''] of html.matchAll(/(<select\b[^>]*>)(.*?)<\/select>/gs)) {
    const chosen = /<option(?=[^>]*\sselected)[^>]*>/.exec(options)?.[0]
    fields[attribute(tag, 'name')] = attribute(chosen ?? '', 'value')
  }
  return fields
}

function attribute(tag: string, name: string): string {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
  return value.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
}
