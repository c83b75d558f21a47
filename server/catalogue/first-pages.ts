import { faqRegistry } from '#i18n/fa/information/faq-registry.ts'
import { purchaseGuide } from '#i18n/fa/information/purchase-guide.ts'
import { purchaseMethods } from '#i18n/fa/information/purchase-methods.ts'
import { returnProducts } from '#i18n/fa/information/return-products.ts'
import { sendingMethods } from '#i18n/fa/information/sending-methods.ts'
import { stockProductRules } from '#i18n/fa/information/stock-product-rules.ts'
import { terms } from '#i18n/fa/information/terms.ts'
import { trackingOrders } from '#i18n/fa/information/tracking-orders.ts'
import type { InformationText } from '#i18n/fa/information/types.ts'
import { userPrivacy } from '#i18n/fa/information/user-privacy.ts'
import { warranty7day } from '#i18n/fa/information/warranty-7day.ts'
import type { Schemas } from '#server/schemas.ts'

type Name = Schemas['TextPageName']

/** The pages of text of a shop that has published none. */
export const firstPages: Record<Name, Schemas['TextPageContent']> = {
  purchaseGuide: pageOf('purchaseGuide', purchaseGuide),
  purchaseMethods: pageOf('purchaseMethods', purchaseMethods),
  sendingMethods: pageOf('sendingMethods', sendingMethods),
  warranty7day: pageOf('warranty7day', warranty7day),
  returnProducts: pageOf('returnProducts', returnProducts),
  trackingOrders: pageOf('trackingOrders', trackingOrders),
  terms: pageOf('terms', terms),
  userPrivacy: pageOf('userPrivacy', userPrivacy),
  stockProductRules: pageOf('stockProductRules', stockProductRules),
  faqRegistry: pageOf('faqRegistry', faqRegistry),
}

function pageOf(
  kind: Name,
  { title, description, lead, sections }: InformationText,
): Schemas['TextPageContent'] {
  return {
    kind,
    title,
    description,
    lead,
    sections: sections.map(
      ({ id, title, paragraphs = [], items = [], steps = [], facts = [], questions = [] }) => ({
        id,
        title,
        body: [
          ...paragraphs.map((text) => ({ type: 'paragraph', content: lineOf(text) }) as const),
          ...(items.length === 0
            ? []
            : [{ type: 'bulletList', items: items.map(lineOf) } as const]),
        ],
        steps: [...steps],
        facts: facts.map(({ term, text }) => ({ title: term, text })),
        questions: questions.map(({ question, answer }) => ({ title: question, text: answer })),
      }),
    ),
  }
}

function lineOf(text: string) {
  return [{ text, bold: false, italic: false, link: '' }]
}
