import { informationPage } from './information-page.tsx'

export const stockProductRulesPage = informationPage('stockProductRules')
