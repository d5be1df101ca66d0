import type { Seller } from '#app/kit/shop-settings.ts'
import { GuaranteeNotice, type GuaranteeNoticeTexts } from '#app/market/law/guarantee-notice.tsx'
import { SellerNote } from '#app/market/seller-note.tsx'
import ui from '#app/ui/theme/primitives.module.css'

export interface LegalNotesProps {
  sellerTitle: string
  seller: Seller | null
  complaintTitle: string
  complaint: string | null
  guarantee: GuaranteeNoticeTexts | null
}

export function LegalNotes({ seller, complaint, guarantee, ...titles }: LegalNotesProps) {
  return (
    <>
      {complaint || guarantee ? (
        <section className={ui.stack4}>
          <h2>{titles.complaintTitle}</h2>
          {complaint ? <p>{complaint}</p> : null}
          {guarantee ? <GuaranteeNotice texts={guarantee} /> : null}
        </section>
      ) : null}
      {seller ? (
        <section className={ui.stack2}>
          <h2>{titles.sellerTitle}</h2>
          <SellerNote seller={seller} />
        </section>
      ) : null}
    </>
  )
}
