import { expect, it, vi } from 'vitest'
import { pagePatterns } from '#src/lib/paths.ts'
import type * as Toast from '#src/ui/toast.ts'
import { openShop } from './support/open-page.tsx'
import { preparePages, recording, recordPage, samplePath } from './support/record-page.ts'

vi.mock('#charts/layout-of.ts', () => import('./support/layout-of.ts'))
vi.mock('#src/lib/use-paused.ts', () => ({ usePaused: (text: string) => text }))
vi.mock('#walks/recording/recorder.ts', () => import('./support/fixed-recorder.ts'))
vi.mock('#src/ui/toast.ts', async (original) => {
  const { recordToast } = await import('./support/record-page.ts')
  return { ...(await original<typeof Toast>()), toast: recordToast }
})

preparePages()

/**
 * Views that are shown under several addresses are opened once: the list of products (a category), the home page (its
 * preview), the checkout (its later steps, which stories show). The old address of the terms leads elsewhere.
 */
const {
  category: _category,
  homePreview: _preview,
  delivery: _delivery,
  invoice: _invoice,
  termsInstalment: _old,
  ...pages
} = pagePatterns

it.each(Object.entries(pages))(
  'the shop behaves on %s as recorded',
  recording,
  async (name, pattern) => {
    const signedIn = name !== 'login'
    const text = await recordPage(() => openShop(samplePath(pattern), { signedIn }))
    await expect(text).toMatchFileSnapshot(`recorded-pages/${name}.txt`)
  },
)
