/**
 * Writes a provider's HTML into an element and runs its scripts: browsers do not run scripts that are
 * written as HTML, so each is replaced by a new one with the document's nonce. One after the other, since
 * a script may use what the one before it has loaded.
 */
export async function insertSnippet(
  container: HTMLElement,
  { html, nonce }: { html: string; nonce: string },
): Promise<void> {
  container.innerHTML = html
  for (const written of container.querySelectorAll('script')) {
    if (!written.isConnected) return
    const script = document.createElement('script')
    for (const { name, value } of written.attributes) script.setAttribute(name, value)
    script.nonce = nonce
    script.textContent = written.textContent
    const loaded = firesLoadEvent(script) && ended(script)
    written.replaceWith(script)
    await loaded
  }
}

/** Types that browsers run as classic scripts, see `JavaScript MIME type` in the MIME standard. */
const classicType =
  /^(?:(?:application|text)\/(?:x-)?(?:ecma|java)script|text\/(?:javascript1\.[0-5]|jscript|livescript))$/
/** Other types that end with an event. */
const otherTypes = ['module', 'importmap', 'speculationrules']

/**
 * Whether a browser fires an event once it is done with a script: not for one without an address, for data in
 * another format, and for one that is meant for browsers without modules.
 */
export function firesLoadEvent(script: Pick<HTMLScriptElement, 'getAttribute'>): boolean {
  if (script.getAttribute('src') === null) return false
  const type = typeOf(script).toLowerCase()
  if (otherTypes.includes(type)) return true
  return classicType.test(type) && script.getAttribute('nomodule') === null
}

/** The type attribute, else its predecessor; empty ones mean JavaScript. */
function typeOf(script: Pick<HTMLScriptElement, 'getAttribute'>): string {
  const [type, language] = [script.getAttribute('type'), script.getAttribute('language')]
  if (type !== null) return type === '' ? 'text/javascript' : type.trim()
  return language ? `text/${language}` : 'text/javascript'
}

/** Loads a script; resolves when it has run, or could not be loaded. */
export async function loadScript(
  container: HTMLElement,
  address: string,
  nonce: string,
): Promise<void> {
  const script = document.createElement('script')
  script.nonce = nonce
  script.src = address
  const loaded = ended(script)
  container.append(script)
  await loaded
}

function ended(script: HTMLScriptElement): Promise<void> {
  return new Promise((resolve) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => resolve())
  })
}
