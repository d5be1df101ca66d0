import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'

import { ComparedCount } from '#app/compare/compare-bar.tsx'
import { compareFormId } from '#app/compare/compare-context.ts'
import type { DocumentParts } from '#app/context.ts'
import { favoritesFormId } from '#app/favorites/favorites-context.ts'
import { i18nFor } from '#app/i18n/messages.server.ts'
import { safeJson } from '#app/i18n/messages-script.tsx'
import { toJsonText } from '#app/kit/text/json-text.ts'
import { dataEnding } from '#app/kit/remix-internals.ts'
import type { AppLoadContext } from '#app/load-context.ts'
import { UrlScopeProvider } from '#app/routing/current-url-scope.tsx'
import type { UrlScope } from '#app/routing/href.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { HeaderCount } from './header/header-count.tsx'
import { emptyVisitorState, loadCartState, visitorState } from './visitor-state.server.ts'
import type { VisitorState } from './visitor-state.ts'

interface Visitor {
  request: Request
  context: AppLoadContext
}

/** Every part of a document's HTML that shows its visitor, besides the buttons of cards; each is a `VisitorPlace`. */
const htmlPlaces: Record<string, (state: VisitorState) => ReactElement> = {
  favoritesCount: ({ favorites }) => <HeaderCount of="favorites" count={favorites.length} />,
  cartCount: ({ cartCount }) => <HeaderCount of="cart" count={cartCount} />,
  compared: ({ compared }) => <ComparedCount ids={compared} />,
}

/** The buttons that add a product to a list (`ui/button/toggle-button.tsx`), unpressed as in every kept document. */
const toggleButton = new RegExp(
  `<button form="(${favoritesFormId}|${compareFormId})" name="add" value="(\\d+)" class="[^"]*" aria-pressed="false"`,
  'g',
)

/** Splits a page, data too, where it depends on cart, favourites and comparison; null unless each place is there once. */
export async function splitDocument(
  text: string,
  { request, context }: Visitor,
): Promise<DocumentParts | null> {
  const visit = await openVisit({ request, context })
  const empty = await emptyVisitorState(visit)
  const isData = dataEnding.test(new URL(request.url).pathname)
  // Most data of the router is without that of the layout.
  if (isData && !text.includes('"visitor"')) return { texts: [Buffer.from(text)], places: [] }
  const places = [{ name: 'state', text: stateText(empty, isData) }]
  if (!isData) {
    for (const name of Object.keys(htmlPlaces)) {
      places.push({ name, text: renderPlace(visit, name, empty) })
    }
  }
  const found = places.map((place) => ({ ...place, at: text.indexOf(place.text) }))
  if (found.some((place) => place.at < 0 || text.includes(place.text, place.at + 1))) return null
  for (const { 0: button, 1: form, 2: id, index } of isData ? [] : text.matchAll(toggleButton)) {
    found.push({ name: `${form} ${id}`, text: button, at: index })
  }
  found.sort((one, other) => one.at - other.at)
  const ends = [0, ...found.map((place) => place.at + place.text.length)]
  const texts = ends.map((end, index) => Buffer.from(text.slice(end, found[index]?.at)))
  return { texts, places: found.map((place) => ({ name: place.name, text: place.text })) }
}

/** The places of a split page as they would have been rendered for this visitor. */
export async function fillDocument(
  { places }: DocumentParts,
  { request, context }: Visitor,
): Promise<string[]> {
  if (places.length === 0) return []
  const visit = await openVisit({ request, context })
  const state = visitorState(visit, await loadCartState(visit))
  const isData = dataEnding.test(new URL(request.url).pathname)
  const pressed = new Set([
    ...state.favorites.map((id) => `${favoritesFormId} ${id}`),
    ...state.compared.map((id) => `${compareFormId} ${id}`),
  ])
  return places.map(({ name, text }) => {
    if (name === 'state') return stateText(state, isData)
    if (name in htmlPlaces) return renderPlace(visit, name, state)
    if (!pressed.has(name)) return text
    return text.replace('name="add"', 'name="remove"').replace(/"false"$/, '"true"')
  })
}

/** The visitor's part of the layout's data as a document has it, where the data is a JSON string itself. */
function stateText(state: VisitorState, isData: boolean): string {
  const json = JSON.stringify(toJsonText(state))
  return isData ? json : safeJson(json).slice(1, -1)
}

function renderPlace(scope: UrlScope, name: string, state: VisitorState): string {
  return renderToString(
    <I18nextProvider i18n={i18nFor(scope.language)}>
      <UrlScopeProvider value={scope}>{htmlPlaces[name]?.(state)}</UrlScopeProvider>
    </I18nextProvider>,
  )
}
