import { expect, it, vi } from 'vitest'
import { contentNames, textPageNames } from '#domain/content-names.ts'
import type * as Toast from '#src/ui/toast.ts'
import { pagePatterns } from '#staff/app/paths.ts'
import { openStaff } from './support/open-page.tsx'
import { preparePages, recording, recordPage } from './support/record-page.ts'

vi.mock('#charts/layout-of.ts', () => import('./support/layout-of.ts'))
vi.mock('#src/lib/use-paused.ts', () => ({ usePaused: (text: string) => text }))
vi.mock('#walks/recording/recorder.ts', () => import('./support/fixed-recorder.ts'))
vi.mock('#src/ui/toast.ts', async (original) => {
  const { recordToast } = await import('./support/record-page.ts')
  return { ...(await original<typeof Toast>()), toast: recordToast }
})

preparePages()

/** All pages of text share one form, so one is enough. */
const [, ...otherTexts] = textPageNames
const contents = contentNames.filter((name) => !otherTexts.some((each) => each === name))

it.each(contents)('the form of the content %s behaves as recorded', recording, async (name) => {
  const replies = { getStaffContent: { name, published: { kind: name }, draft: null } }
  const path = pagePatterns.contentOf.replace(':name', name)
  const text = await recordPage(() => openStaff(path, { replies }))
  await expect(text).toMatchFileSnapshot(`recorded-pages/staff-content-${name}.txt`)
})
