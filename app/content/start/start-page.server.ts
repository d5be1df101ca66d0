import { previewDocument } from '#app/content/page/page-documents.server.ts'
import type { WireArea } from '#app/content/widget/area-documents.server.ts'
import { headingOf } from '#app/content/widget/area-heading.ts'
import { areaCustomerType } from '#app/content/widget/customer-type.ts'
import { readArea } from '#app/content/widget/read-area.server.ts'
import { GatewayError } from '#app/gateway/gateway-error.ts'
import { ask } from '#app/gateway/graphql.server.ts'
import { translate } from '#app/i18n/messages.server.ts'
import type { Visit } from '#app/visit/visit.ts'

import { startAreaDocument } from './start-documents.server.ts'
import type { StartPage } from './start-page.ts'
import { defaultStartPage } from './default-start-page.server.ts'

interface AreaByWidth {
  wide: WireArea | null
  narrow: WireArea | null
}

/**
 * The start page as the merchant's area says. Where there is none, or it cannot be had, it shows what
 * needs none of the merchant's words.
 *
 * @param preview the visit as a member of staff with a token for drafts sees the shop; null for everybody else
 * @throws GatewayError when nothing of the merchant can be had
 */
export async function getStartPage(visit: Visit, preview: Visit | null): Promise<StartPage> {
  const [published, draft] = await Promise.all([fetchArea(visit), preview && findDraft(preview)])
  const isDraft = draft !== null && idOf(draft) === idOf(published.area)
  const area = isDraft ? draft : published.area
  // Rows are the visitor's own, with their prices; only the draft is asked for with the other token.
  const widgets = await readArea(visit, area.wide, area.narrow)
  const containers = widgets.length > 0 ? widgets : await defaultStartPage(visit, published.error)
  const heading = headingOf(containers)
  return {
    containers,
    title: heading ? null : translate(visit.language, 'catalogue')('home.title'),
    isHeadedByBanner: heading === 'banner',
    isDraft,
  }
}

const none: AreaByWidth = { wide: null, narrow: null }

const idOf = ({ wide, narrow }: AreaByWidth) => (wide ?? narrow)?.id

async function fetchArea(visit: Visit): Promise<{ area: AreaByWidth; error: GatewayError | null }> {
  try {
    const customerType = areaCustomerType(visit.customerType)
    return { area: await ask(visit, startAreaDocument, { customerType }), error: null }
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return { area: none, error }
  }
}

/** What the token is for, which may be another page. */
async function findDraft(preview: Visit): Promise<AreaByWidth | null> {
  try {
    const draft = await ask(preview, previewDocument, {})
    return idOf(draft) === undefined ? null : draft
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error
    return null
  }
}
