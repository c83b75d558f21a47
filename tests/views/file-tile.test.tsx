import { act } from 'react'
import { expect, it } from 'vitest'
import type { Attachment } from '#machines/kernel/attachments.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import { FileStore } from '#src/features/attachments/shared/file-store.ts'
import { FilesField } from '#src/features/attachments/shared/FilesField.tsx'
import { FileTile } from '#src/features/attachments/shared/FileTile.tsx'
import { showPart } from './support/open-page.tsx'

it('has an icon in place of a picture that the browser cannot decode', async () => {
  const store = new FileStore('/api/ticket/v3/ticket-file/')
  const [chosen] = store.add([new File(['no picture'], 'broken.jpg', { type: 'image/jpeg' })])
  if (chosen === undefined) throw new Error('no file was chosen')
  const page = await showTile({ ...chosen, kind: 'image', upload: null, failure: null }, store)
  const picture = page.place.querySelector('img')
  expect(picture?.src).toMatch(/^blob:/)
  await act(async () => picture?.dispatchEvent(new Event('error')))
  expect(page.place.querySelector('img')).toBeNull()
  expect(page.place.querySelector('use')?.getAttribute('href')).toContain('#article')
  expect(page.read()[0]).toContain('broken.jpg')
})

it('says of the one file that is gone that it is to be chosen again', async () => {
  const { failure } = new ProblemError('upload_not_found')
  const file = {
    key: 'a',
    name: 'box.jpg',
    kind: 'image',
    bytes: 1,
    upload: null,
    failure,
  } as const
  const page = await showTile(file, new FileStore('/api/ticket/v3/ticket-file/'))
  expect(page.read().join()).toContain(
    'این فایل دیگر در دسترس نیست. آن را بردارید و دوباره اضافه کنید.',
  )
})

it.each([
  ['file_empty', false],
  ['file_too_large', false],
  ['file_type_refused', false],
  ['file_type_mismatch', false],
  ['picture_too_large', false],
  ['picture_broken', false],
  ['video_broken', false],
  ['service_unavailable', true],
  ['network', true],
] as const)('is sent again only if another try can help: %s, %s', async (code, isRetryable) => {
  const store = new FileStore('/api/ticket/v3/ticket-file/')
  const [chosen] = store.add([new File(['no picture'], 'huge.jpg', { type: 'image/jpeg' })])
  if (chosen === undefined) throw new Error('no file was chosen')
  const { failure } = new ProblemError(code)
  const files = [{ ...chosen, kind: 'image', upload: null, failure } as const]
  const nothing = () => undefined
  const page = await showPart(
    <FilesField {...{ files, store }} onAdd={nothing} onRemove={nothing} onRetry={nothing} />,
  )
  expect(page.read().includes('button «ارسال دوبارهٔ huge.jpg»')).toBe(isRetryable)
  expect(page.read()).toContain(
    isRetryable
      ? 'فایل‌های ناموفق را دوباره بفرستید یا حذف کنید.'
      : 'فایل‌های ناموفق را حذف کنید و فایل دیگری انتخاب کنید.',
  )
})

const showTile = (file: Attachment, store: FileStore) =>
  showPart(
    <ul>
      <FileTile file={file} store={store} onRemove={() => undefined} />
    </ul>,
  )
