import type { Page } from 'playwright'
import { profileImageMachine } from '#machines/flows/profile-image/profile-image.machine.ts'
import { photo } from '#tests/support/files.ts'
import { breakCall, holdCall } from '#tests/browser/support/network.ts'
import { press } from '#tests/browser/support/purchase.ts'
import type { BrowserCover, Gestures, Walk } from './cover.ts'
import { alert, offline, retry, says } from './actions.ts'

const picture = await photo(400, 300)

const gestures = {
  'file.chosen': (page: Page, buffer = picture) =>
    page
      .getByLabel('تغییر تصویر پروفایل')
      .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer }),
  'removal.requested': (page: Page) => press(page, 'حذف تصویر'),
  'removal.confirmed': (page: Page) => press(page, 'حذف شود'),
  'retry.requested': retry,
  'dialog.dismissed': async (page: Page) => {
    await press(page, 'انصراف')
    await page.getByRole('alert').waitFor({ state: 'hidden' })
  },
} satisfies Gestures<typeof profileImageMachine>

/** What is no picture stays on the device; a picture is lost on the way, given up, and sent at last. */
const replacing: Walk = async ({ customer }) => {
  const { page, open, took } = await customer()
  await open('/account', 'profileImage')
  for (const _ of ['first', 'second']) {
    await gestures['file.chosen'](page, Buffer.from('no picture'))
    await alert(page, 'این فایل تصویر نیست')
  }
  await took('profileImage', 'profileImage.refused|file.chosen|0')
  await gestures['dialog.dismissed'](page)

  const sending = await breakCall(page, /update-image/)
  await gestures['file.chosen'](page)
  await alert(page, offline)
  await gestures['file.chosen'](page)
  await took('profileImage', 'profileImage.failed|file.chosen|0')
  await alert(page, offline)
  await gestures['dialog.dismissed'](page)
  await gestures['file.chosen'](page)
  await alert(page, offline)
  sending.mend()
  const held = await holdCall(page, /update-image/)
  await gestures['retry.requested'](page)
  await held.arrived
  await gestures['dialog.dismissed'](page)
  await took('profileImage', 'profileImage.uploading|dialog.dismissed|0')
  held.lose()
  await hangDecoding(page)
  await gestures['file.chosen'](page)
  await gestures['dialog.dismissed'](page)
  await took('profileImage', 'profileImage.preparing|dialog.dismissed|0')
  await gestures['file.chosen'](page)
  await says(page, 'تصویر پروفایل تغییر کرد')
}

/** A removal is thought over, lost on the way, given up, left for another picture, and done at last. */
const removing: Walk = async ({ customer }) => {
  const { page, open, took } = await customer()
  await open('/account', 'profileImage')
  await gestures['file.chosen'](page)
  await says(page, 'تصویر پروفایل تغییر کرد')
  await gestures['removal.requested'](page)
  await gestures['dialog.dismissed'](page)
  await took('profileImage', 'profileImage.confirming|dialog.dismissed|0')
  const removal = await breakCall(page, /update-image/)
  await remove(page)
  await alert(page, offline)
  await gestures['dialog.dismissed'](page)
  await took('profileImage', 'profileImage.removalFailed|dialog.dismissed|0')
  await remove(page)
  await alert(page, offline)
  await gestures['file.chosen'](page)
  await took('profileImage', 'profileImage.removalFailed|file.chosen|0')
  await alert(page, offline)
  await gestures['dialog.dismissed'](page)
  await remove(page)
  await alert(page, offline)
  removal.mend()
  await gestures['retry.requested'](page)
  await says(page, 'تصویر پروفایل حذف شد')
  await page.getByRole('img', { name: 'تصویر شما' }).waitFor({ state: 'detached' })
}

async function remove(page: Page): Promise<void> {
  await gestures['removal.requested'](page)
  await gestures['removal.confirmed'](page)
}

/** Lets the device never finish opening the next picture. */
async function hangDecoding(page: Page): Promise<void> {
  await page.evaluate(() => {
    const decode = window.createImageBitmap
    window.createImageBitmap = () => {
      window.createImageBitmap = decode
      return Promise.withResolvers<ImageBitmap>().promise
    }
  })
}

export const profileImageCover: BrowserCover = {
  title: 'the picture of the profile',
  machines: [{ machine: profileImageMachine, unreachable: {} }],
  walks: {
    'replaces the picture of the profile': replacing,
    'removes the picture of the profile': removing,
  },
}
