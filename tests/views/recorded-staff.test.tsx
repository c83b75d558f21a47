import { expect, it, vi } from 'vitest'
import type * as Toast from '#src/ui/toast.ts'
import { pagePatterns } from '#staff/app/paths.ts'
import { openStaff } from './support/open-page.tsx'
import { preparePages, recording, recordPage, samplePath } from './support/record-page.ts'

vi.mock('#charts/layout-of.ts', () => import('./support/layout-of.ts'))
vi.mock('#walks/recording/recorder.ts', () => import('./support/fixed-recorder.ts'))
vi.mock('#src/ui/toast.ts', async (original) => {
  const { recordToast } = await import('./support/record-page.ts')
  return { ...(await original<typeof Toast>()), toast: recordToast }
})

preparePages()

/** Content items have a file of their own. */
const { contentOf: _contentOf, ...pages } = pagePatterns

it.each(Object.entries(pages))(
  'the back office behaves on %s as recorded',
  recording,
  async (name, pattern) => {
    const text = await recordPage(() => openStaff(samplePath(pattern)))
    await expect(text).toMatchFileSnapshot(`recorded-pages/staff-${name}.txt`)
  },
)
