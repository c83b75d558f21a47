import type { PageDefinition } from '#src/lib/page.ts'
import { ResultPage } from './ResultPage.tsx'

export const mobileCallbackPage: PageDefinition = { Page: () => <ResultPage kind="mobile" /> }
