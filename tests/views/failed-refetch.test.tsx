import { describe, expect, it } from 'vitest'
import { deviceRegistryModel } from '#machines/flows/device-registry/device-registry.model.ts'
import { commentFormModel } from '#machines/flows/comment-form/comment-form.model.ts'
import { staffCategoryChangeModel } from '#machines/flows/staff-category-change/staff-category-change.model.ts'
import { staffDiscountEditModel } from '#machines/flows/staff-discount-edit/staff-discount-edit.model.ts'
import { ProfileStep } from '#src/features/comments/form/ProfileStep.tsx'
import { DeviceForm } from '#src/features/device-registry/DeviceForm.tsx'
import { CategoryChangeDialog } from '#staff/categories/CategoryChangeDialog.tsx'
import { DiscountDialog } from '#staff/finance/DiscountDialog.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { openShop, showPart } from './support/open-page.tsx'

/** The problems of a server that first replies, and refuses every call once `fail` has been called. */
function failingLater() {
  let isFailing = false
  const problems = new Proxy<Record<string, string>>(
    {},
    { get: () => (isFailing ? 'internal_error' : undefined) },
  )
  return { problems, fail: () => void (isFailing = true) }
}

describe('data that cannot be loaded again', () => {
  it.each([
    '/',
    '/account',
    '/wallet',
    '/shopping-history/41',
    '/purchase-advisor',
    '/ticket',
    '/messages',
    '/saved-products',
    '/blogs/3',
    '/productlist',
    '/products/slug',
  ])('stays on the page %s', async (path) => {
    const { problems, fail } = failingLater()
    const page = await openShop(path, { signedIn: true, problems })
    const before = page.read('body')
    fail()
    await page.reload()
    expect(page.read('body')).toEqual(before)
  })

  it.each([
    [
      'the profile of a commenter',
      'firstName',
      () => <ProfileStep flow={actorInState(commentFormModel, { state: 'profile.completing' })} />,
    ],
    [
      'the profile for a device registration',
      'firstImei',
      () => <DeviceForm actor={actorInState(deviceRegistryModel, { state: 'form.editing' })} />,
    ],
  ])('keeps the input of the form with %s', async (_, field, view) => {
    const { problems, fail } = failingLater()
    const shown = await showPart(view(), { signedIn: true, problems })
    await shown.write(field, '۳۵')
    fail()
    await shown.reload()
    expect(shown.place.querySelector<HTMLInputElement>(`[name=${field}]`)?.value).toBe('۳۵')
  })
})

describe('categories that cannot be loaded', () => {
  it.each([
    [
      'the form of a discount code',
      () => (
        <DiscountDialog actor={actorInState(staffDiscountEditModel, { state: 'editing.ready' })} />
      ),
    ],
    [
      'the question where products go',
      () => (
        <CategoryChangeDialog
          actor={actorInState(staffCategoryChangeModel, {
            state: 'confirming.asked',
            context: { choice: { kind: 'move', goods: { products: [] } } },
          })}
        />
      ),
    ],
  ])('can be asked for again in %s', async (_, view) => {
    const { problems, fail } = failingLater()
    fail()
    const shown = await showPart(view(), { signedIn: true, problems })
    expect(shown.read('[role$=dialog]').join('\n')).toContain('تلاش دوباره')
  })
})
