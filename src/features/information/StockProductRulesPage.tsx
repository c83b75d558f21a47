import { stockProductRules } from '#i18n/fa/information/stock-product-rules.ts'
import { paths } from '#src/lib/paths.ts'
import { informationPage } from './information-page.tsx'

export const stockProductRulesPage = informationPage(stockProductRules, paths.stockProductRules)
