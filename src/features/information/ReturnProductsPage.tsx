import { returnProducts } from '#i18n/fa/information/return-products.ts'
import { paths } from '#src/lib/paths.ts'
import { informationPage } from './information-page.tsx'

export const returnProductsPage = informationPage(returnProducts, paths.returnProducts)
