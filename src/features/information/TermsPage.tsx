import { terms } from '#i18n/fa/information/terms.ts'
import { paths } from '#src/lib/paths.ts'
import { informationPage } from './information-page.tsx'

export const termsPage = informationPage(terms, paths.terms)
