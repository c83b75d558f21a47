import { faqRegistry } from '#i18n/fa/information/faq-registry.ts'
import { paths } from '#src/lib/paths.ts'
import { informationPage } from './information-page.tsx'

export const faqRegistryPage = informationPage(faqRegistry, paths.faqRegistry)
