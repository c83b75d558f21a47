import { informationPage } from './information-page.tsx'

export const termsPage = informationPage('terms')
