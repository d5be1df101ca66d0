/** Runs a provider's scripts, which browsers do not: each gets the nonce, in turn, since it may use what the last has loaded. */
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
    // Browsers fire no event for data, and for a script that is meant for those without modules.
    const isRun = /^$|script|module/i.test(script.type) && !script.noModule
    const loaded = script.src && isRun && ended(script)
    written.replaceWith(script)
    await loaded
  }
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
