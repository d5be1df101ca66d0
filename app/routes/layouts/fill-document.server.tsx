import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'

import { ComparedCount } from '#app/compare/compare-bar.tsx'
import { compareFormId } from '#app/compare/compare-context.ts'
import { favoritesFormId } from '#app/favorites/favorites-form.ts'
import { i18nFor } from '#app/i18n/messages.server.ts'
import { safeJson } from '#app/i18n/messages-script.tsx'
import { toJsonText } from '#app/kit/json-text.ts'
import { dataEnding } from '#app/kit/remix-internals.ts'
import type { AppLoadContext } from '#app/load-context.ts'
import { UrlScopeProvider } from '#app/routing/current-url-scope.tsx'
import { openVisit } from '#app/visit/visit.server.ts'

import { HeaderCount } from './header-count.tsx'
import { emptyVisitorState, loadCartState, visitorState } from './visitor-state.server.ts'
import type { VisitorState } from './visitor-state.ts'

/** Every part of a document's HTML that shows its visitor, besides the buttons of cards; each is a `VisitorPlace`. */
const places: ((state: VisitorState) => ReactElement)[] = [
  ({ favorites }) => <HeaderCount of="favorites" count={favorites.length} />,
  ({ cartCount }) => <HeaderCount of="cart" count={cartCount} />,
  ({ compared }) => <ComparedCount ids={compared} />,
]

/** The buttons that add a product to a list (`ui/button/toggle-button.tsx`), unpressed as in every kept document. */
const toggleButton = new RegExp(
  `(<button form="(${favoritesFormId}|${compareFormId})" name=")add(" value="(\\d+)" class="[^"]*" aria-pressed=")false"`,
  'g',
)

/**
 * A page that was rendered for a visitor without cart, favourites and comparison, as this visitor would get it: the
 * same text as if it had been rendered for them. The same for the router's data of a page.
 *
 * @returns null for a text without one of the parts
 */
export async function fillDocument(
  text: string,
  { request, context }: { request: Request; context: AppLoadContext },
): Promise<string | null> {
  const visit = await openVisit({ request, context })
  const state = visitorState(visit, await loadCartState(visit))
  const empty = await emptyVisitorState(visit)
  const [from, to] = [empty, state].map((each) => JSON.stringify(toJsonText(each))) as [
    string,
    string,
  ]
  if (dataEnding.test(new URL(request.url).pathname)) {
    // Most data of the router is without that of the layout.
    return text.includes('"visitor"') ? replaceOnly(text, from, to) : text
  }
  let filled = replaceOnly(text, inScript(from), inScript(to))
  for (const place of places) {
    const [before, after] = [empty, state].map((each) =>
      renderToString(
        <I18nextProvider i18n={i18nFor(visit.language)}>
          <UrlScopeProvider scope={visit}>{place(each)}</UrlScopeProvider>
        </I18nextProvider>,
      ),
    ) as [string, string]
    filled = filled && replaceOnly(filled, before, after)
  }
  return filled && pressButtons(filled, state)
}

function pressButtons(html: string, { favorites, compared }: VisitorState): string {
  if (favorites.length + compared.length === 0) return html
  return html.replace(
    toggleButton,
    (button, start: string, form: string, middle: string, id: string) => {
      const list = form === compareFormId ? compared : favorites
      return list.includes(Number(id)) ? `${start}remove${middle}true"` : button
    },
  )
}

/** The loader data in a document is a JSON string itself. */
const inScript = (json: string) => safeJson(json).slice(1, -1)

/** Null unless the text has it once. */
function replaceOnly(text: string, part: string, by: string): string | null {
  const at = text.indexOf(part)
  if (at < 0 || text.includes(part, at + 1)) return null
  return text.slice(0, at) + by + text.slice(at + part.length)
}
