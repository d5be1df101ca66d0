import { createHash } from 'node:crypto'

import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node'

import type { AddressSettings } from '#app/context.ts'
import type { HostAddress, AppEntry, MerchantContext, Subresources } from '#app/load-context.ts'

import { integrityOf, type FileHashes } from './file-hashes.ts'
import { firstScript } from './first-script.ts'

/** The built app: what Remix makes of it, and what its entry offers beside. */
export type AppBuild = ServerBuild & { entry: { module: AppEntry } }

type LanguageCode = HostAddress['language']
type Mode = 'production' | 'development'
type AnswerPage = (request: Request, context: AppLoadContext) => Promise<Response>

interface Room {
  answer: AnswerPage
  /** Scripts of this language alone, by path: the table of routes, and what runs first. */
  files: ReadonlyMap<string, string>
  subresources: Subresources | null
}

export interface LanguageRooms {
  /** The room that a request is answered in, with what its arrival tells the host. */
  openFor(request: Request, context: AppLoadContext): Promise<HostAddress & { answer: AnswerPage }>
  /** Whether the merchant gives the app what every page begins with. */
  isMerchantThere(context: MerchantContext): Promise<boolean>
  /** A script of one language, if the path is that of one. */
  fileAt(path: string): Promise<{ text: string; cacheControl: string } | null>
}

const never = 365 * 24 * 60 * 60

/**
 * One Remix handler per language, each with the routes of that language alone at the paths that the
 * settings give them: a fifth of the routes to match, a fifth of the table to send, and no build per
 * layout of addresses.
 */
export function languageRooms(
  build: AppBuild | (() => Promise<AppBuild>),
  mode: Mode,
  settings: AddressSettings,
  hashes: FileHashes,
): LanguageRooms {
  const rooms = new Map<LanguageCode, Room>()
  const current = async () => (typeof build === 'function' ? build() : build)

  async function roomOf(language: LanguageCode): Promise<Room> {
    // While developing the build may be a new one each time.
    const known = mode === 'production' ? rooms.get(language) : undefined
    if (known) return known
    const room = furnish(await current(), mode, settings, language, hashes)
    rooms.set(language, room)
    return room
  }

  return {
    async openFor(request, context) {
      const { entry } = await current()
      const arrival = await entry.module.resolveAddress(request, context)
      const { answer, subresources } = await roomOf(arrival.language)
      context.subresources = subresources
      return { ...arrival, answer }
    },
    async isMerchantThere(context) {
      return (await current()).entry.module.isMerchantThere(context)
    },
    async fileAt(path) {
      const language = languageOfFile(path)
      if (!language) return null
      const { files } = await roomOf(language)
      // While developing there is one, and the path may be that of a build before.
      const text = mode === 'production' ? files.get(path) : [...files.values()][0]
      if (!text) return null
      const isKept = mode === 'production'
      return { text, cacheControl: isKept ? `public, max-age=${never}, immutable` : 'no-store' }
    },
  }
}

function furnish(
  build: AppBuild,
  mode: Mode,
  settings: AddressSettings,
  language: LanguageCode,
  hashes: FileHashes,
): Room {
  const { routesOf, guardRoutes } = build.entry.module
  const routes = guardRoutes(routesOf(build.routes, settings, language))
  const assets = { ...build.assets, routes: routesOf(build.assets.routes, settings, language) }
  const url = pathOf(language, JSON.stringify(assets))
  const named = { ...assets, url }
  const files = new Map([[url, `window.__remixManifest=${JSON.stringify(named)};`]])
  const answer = createRequestHandler({ ...build, routes, assets: named }, mode)
  if (hashes.size === 0) return { answer, files, subresources: null }

  const integrity = new Map([...hashes, [url, integrityOf(files.get(url)!)]])
  const first = firstScript(integrity)
  const path = pathOf(language, first)
  files.set(path, first)
  const subresources = { firstScript: { path, integrity: integrityOf(first) }, integrity }
  return { answer, files, subresources }
}

/** Named by its content, so that it never changes. */
function pathOf(language: LanguageCode, content: string): string {
  const name = createHash('sha256').update(content).digest('hex').slice(0, 10)
  return `/routes/${language}-${name}.js`
}

function languageOfFile(path: string): LanguageCode | null {
  const [, language] = /^\/routes\/(sv|en|da|fi|nb)-[0-9a-f]+\.js$/.exec(path) ?? []
  return (language as LanguageCode | undefined) ?? null
}
