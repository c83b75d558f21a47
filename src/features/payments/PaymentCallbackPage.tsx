import type { PageDefinition } from '#src/lib/page.ts'
import { ResultPage } from './ResultPage.tsx'

export const paymentCallbackPage: PageDefinition = { Page: () => <ResultPage kind="order" /> }
