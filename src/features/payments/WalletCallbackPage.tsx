import type { PageDefinition } from '#src/lib/page.ts'
import { ResultPage } from './ResultPage.tsx'

export const walletCallbackPage: PageDefinition = { Page: () => <ResultPage kind="wallet" /> }
