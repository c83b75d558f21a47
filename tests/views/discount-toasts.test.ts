import { expect, it } from 'vitest'
import { discountCodeModel } from '#machines/flows/discount-code/discount-code.model.ts'
import { expiredDiscount } from '#machines/testing/fixtures.ts'
import { connectDiscountCode } from '#src/features/checkout/invoice/connect-discount-code.ts'
import { registerToaster, type ToastNews } from '#src/ui/toast.ts'
import { createActor, fromPromise } from 'xstate'

it('takes the refusal of a code back when another one is checked', async () => {
  let shown: ToastNews[] = []
  const leave = registerToaster(
    (news) => shown.push(news),
    (isOver) => {
      shown = shown.filter((news) => !isOver(news))
    },
  )
  let isRefusing = true
  const machine = discountCodeModel.machine.provide({
    actors: {
      applyDiscountCode: fromPromise(() =>
        isRefusing ? Promise.reject(expiredDiscount) : new Promise<never>(() => {}),
      ),
    },
  })
  const discount = createActor(machine, { input: { applied: null } }).start()
  const disconnect = connectDiscountCode(discount)
  discount.send({ type: 'code.submitted', code: 'OLD' })
  await expect.poll(() => shown.map(({ tone }) => tone)).toEqual(['error'])
  isRefusing = false
  discount.send({ type: 'code.submitted', code: 'NEW' })
  expect(shown).toEqual([])
  disconnect()
  leave()
})
