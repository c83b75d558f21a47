import { purchaseGuide } from '#i18n/fa/information/purchase-guide.ts'
import { paths } from '#src/lib/paths.ts'
import { informationPage } from './information-page.tsx'

export const purchaseGuidePage = informationPage(purchaseGuide, paths.purchaseGuide)
