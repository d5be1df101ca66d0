import { createHash } from 'node:crypto'

import { createRequestHandler, type AppLoadContext, type ServerBuild } from '@remix-run/node'

import type { AddressSettings, AppArrival, AppEntry, MerchantContext } from '#app/context.ts'

/** The built app: what Remix makes of it, and what its entry offers beside. */
export type AppBuild = ServerBuild & { entry: { module: AppEntry } }

type LanguageCode = AppArrival['language']
type Mode = 'production' | 'development'
type AnswerPage = (request: Request, context: AppLoadContext) => Promise<Response>

interface Room {
  answer: AnswerPage
  /** Where browsers find the table of routes, and what it holds. */
  file: { path: string; text: string }
}

export interface LanguageRooms {
  /** The room that a request is answered in, with what its arrival tells the host. */
  openFor(request: Request, context: AppLoadContext): Promise<AppArrival & { answer: AnswerPage }>
  /** Whether the merchant gives the app what every page begins with. */
  isMerchantThere(context: MerchantContext): Promise<boolean>
  /** The routes of a language as a script, if the path is that of one. */
  routesFile(path: string): Promise<{ text: string; cacheControl: string } | null>
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
): LanguageRooms {
  const rooms = new Map<LanguageCode, Room>()
  const current = async () => (typeof build === 'function' ? build() : build)

  async function roomOf(language: LanguageCode): Promise<Room> {
    // While developing the build may be a new one each time.
    const known = mode === 'production' ? rooms.get(language) : undefined
    if (known) return known
    const room = furnish(await current(), mode, settings, language)
    rooms.set(language, room)
    return room
  }

  return {
    async openFor(request, context) {
      const { entry } = await current()
      const arrival = await entry.module.arrive(request, context)
      return { ...arrival, answer: (await roomOf(arrival.language)).answer }
    },
    async isMerchantThere(context) {
      return (await current()).entry.module.isMerchantThere(context)
    },
    async routesFile(path) {
      const language = languageOfFile(path)
      const file = language && (await roomOf(language)).file
      if (!file || (mode === 'production' && file.path !== path)) return null
      const isKept = mode === 'production'
      return {
        text: file.text,
        cacheControl: isKept ? `public, max-age=${never}, immutable` : 'no-store',
      }
    },
  }
}

function furnish(
  build: AppBuild,
  mode: Mode,
  settings: AddressSettings,
  language: LanguageCode,
): Room {
  const { routesOf, comeBackLater } = build.entry.module
  const routes = comeBackLater(routesOf(build.routes, settings, language))
  const assets = { ...build.assets, routes: routesOf(build.assets.routes, settings, language) }
  const path = `/routes/${language}-${nameOf(assets)}.js`
  const named = { ...assets, url: path }
  return {
    answer: createRequestHandler({ ...build, routes, assets: named }, mode),
    file: { path, text: `window.__remixManifest=${JSON.stringify(named)};` },
  }
}

function nameOf(assets: object): string {
  return createHash('sha256').update(JSON.stringify(assets)).digest('hex').slice(0, 10)
}

function languageOfFile(path: string): LanguageCode | null {
  const [, language] = /^\/routes\/(sv|en|da|fi|nb)-[0-9a-f]+\.js$/.exec(path) ?? []
  return (language as LanguageCode | undefined) ?? null
}
