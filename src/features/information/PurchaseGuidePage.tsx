import { informationPage } from './information-page.tsx'

export const purchaseGuidePage = informationPage('purchaseGuide')
