import { informationPage } from './information-page.tsx'

export const returnProductsPage = informationPage('returnProducts')
