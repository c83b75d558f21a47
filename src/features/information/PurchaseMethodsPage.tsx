import { purchaseMethods } from '#i18n/fa/information/purchase-methods.ts'
import { paths } from '#src/lib/paths.ts'
import { informationPage } from './information-page.tsx'

export const purchaseMethodsPage = informationPage(purchaseMethods, paths.purchaseMethods)
