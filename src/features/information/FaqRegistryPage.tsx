import { informationPage } from './information-page.tsx'

export const faqRegistryPage = informationPage('faqRegistry')
