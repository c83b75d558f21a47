import { informationPage } from './information-page.tsx'

export const purchaseMethodsPage = informationPage('purchaseMethods')
