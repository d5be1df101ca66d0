import { languageOf, type LanguageCode } from '#app/i18n/languages.ts'

import type { FlowboxWidget } from './widget.ts'

const scriptId = 'flowbox-js-embed'
const scriptAddress = 'https://connect.getflowbox.com/flowbox.js'

type Flowbox = ((command: 'init', options: object) => void) & { q?: IArguments[] }

declare global {
  interface Window {
    flowbox?: Flowbox
  }
}

/** Shows a flow in the element (merchant API 7.2). Loads Flowbox's script once; fails when it cannot. */
export async function showFlow(
  { key, isOfProduct, productId, tags }: FlowboxWidget,
  { id, language }: { id: string; language: string },
): Promise<void> {
  const loaded = loadFlowbox()
  const shown =
    isOfProduct && productId
      ? { productId }
      : tags
        ? { tags: tags.names, tagsOperator: tags.operator }
        : {}
  const locale = languageOf(language as LanguageCode).iso
  window.flowbox?.('init', { container: `#${id}`, key, locale, ...shown })
  await loaded
}

let loading: Promise<void> | null = null

/** The commands wait in a queue until the script is there. */
function loadFlowbox(): Promise<void> {
  window.flowbox ??= createQueue()
  loading ??= new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.id = scriptId
    script.async = true
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => reject(new Error('Flowbox cannot be loaded')))
    script.src = scriptAddress
    document.head.append(script)
  })
  return loading
}

function createQueue(): Flowbox {
  const queue: Flowbox = function () {
    // oxlint-disable-next-line prefer-rest-params -- the script reads the arguments of each call
    queue.q?.push(arguments)
  }
  queue.q = []
  return queue
}
