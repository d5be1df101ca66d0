import { areaPlace } from '#app/content/area/area-place.ts'
import { previewDocument } from '#app/content/page/page-documents.server.ts'
import type { WireArea } from '#app/content/area/area-documents.server.ts'
import { headingOf, withOneHeading } from '#app/content/area/area-heading.ts'
import { areaCustomerType } from '#app/content/area/area-customer-type.ts'
import { readArea } from '#app/content/area/read-area.server.ts'
import { openFlowbox } from '#app/content/area/open-flowbox.server.ts'
import { fallbackTo } from '#app/gateway/errors/fallback-to.ts'
import { GatewayError } from '#app/gateway/errors/gateway-error.ts'
import { requestMerchant } from '#app/gateway/graphql.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { startAreaDocument } from './start-documents.server.ts'
import { defaultStartPage } from './default-start-page.server.ts'

interface AreaByWidth {
  wide: WireArea | null
  narrow: WireArea | null
}

/** The merchant's area, else the default page; `preview` is staff's visit. Throws a GatewayError when nothing can be loaded. */
export async function getStartPage(visit: Visit, preview: Visit | null) {
  const [published, draft] = await Promise.all([fetchArea(visit), preview && findDraft(preview)])
  const isDraft = draft !== null && idOf(draft) === idOf(published.area)
  const area = isDraft ? draft : published.area
  // Only the draft is loaded with the preview token; products and prices with the visitor's own.
  const widgets = await readArea(visit, area.wide, area.narrow)
  const containers =
    widgets.length > 0 ? withOneHeading(widgets) : await defaultStartPage(visit, published.error)
  const heading = headingOf(containers)
  return {
    containers: openFlowbox(visit, containers),
    /** The `h1`; null when a widget has it. */
    title: heading ? null : translate(visit.language, 'catalogue')('home.title'),
    isHeadedByBanner: heading === 'banner',
    /** Visible to staff only. */
    isDraft,
  }
}

const none: AreaByWidth = { wide: null, narrow: null }

const idOf = ({ wide, narrow }: AreaByWidth) => (wide ?? narrow)?.id

async function fetchArea(visit: Visit): Promise<{ area: AreaByWidth; error: GatewayError | null }> {
  try {
    const area = await requestMerchant(visit, startAreaDocument, {
      ...areaPlace(visit.config, 'start'),
      customerType: areaCustomerType(visit.customerType),
    })
    return { area, error: null }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return { area: none, error }
  }
}

/** The draft that the token selects, which may be another page. */
async function findDraft(preview: Visit): Promise<AreaByWidth | null> {
  const draft = await requestMerchant(preview, previewDocument, {}).catch(fallbackTo(none))
  return idOf(draft) === undefined ? null : draft
}
