import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'

import { openStartPage } from '#app/catalogue/start/start.server.ts'
import type { WordsHandle } from '#app/i18n/areas.ts'
import { translate } from '#app/i18n/words.server.ts'
import { usePlace } from '#app/routing/current-place.tsx'
import { href } from '#app/routing/href.ts'
import { openVisit } from '#app/visit/visit.server.ts'

import { HomePage } from './home-page.tsx'

export const handle: WordsHandle = { i18n: ['catalogue'] }

export async function loader(args: LoaderFunctionArgs) {
  const visit = await openVisit(args)
  const t = translate(visit.language, 'catalogue')
  return {
    start: await openStartPage(visit),
    title: t('home.title'),
    description: t('home.description'),
    canonical: visit.config.publicOrigin + href(visit, 'home'),
  }
}

export const meta: MetaFunction<typeof loader> = ({ data }) =>
  data
    ? [
        { title: data.title },
        { name: 'description', content: data.description },
        { tagName: 'link', rel: 'canonical', href: data.canonical },
      ]
    : []

export default function Home() {
  const { start } = useLoaderData<typeof loader>()
  return <HomePage start={start} newsPath={href(usePlace(), 'news')} />
}
