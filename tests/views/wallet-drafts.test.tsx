import { act, useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { fromPromise } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import {
  giftCardPurchaseMachine,
  type GiftCardCall,
} from '#machines/flows/gift-card-purchase/gift-card-purchase.machine.ts'
import {
  withdrawalRequestMachine,
  type WithdrawalCall,
  type WithdrawalRequestActor,
} from '#machines/flows/withdrawal-request/withdrawal-request.machine.ts'
import { withdrawal } from '#machines/flows/withdrawal-request/withdrawal-request.model.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { lostNetwork, mobile } from '#machines/testing/fixtures.ts'
import { GiftCardPurchaseView } from '#src/features/wallet/GiftCardPurchase.tsx'
import { WithdrawalRequestView } from '#src/features/wallet/WithdrawalRequest.tsx'
import { formDraft } from '#src/lib/form-draft.ts'
import { showPart } from './support/open-page.tsx'

const amountLabel = 'مبلغ برداشت (تومان)'
const ibanLabel = 'شمارهٔ شبا'
const iban = '820540102680020817909002'

beforeEach(() => sessionStorage.clear())

/** What is stored in the tab for the customer. */
const draftOf = (name: string) =>
  formDraft(name, { owner: mobile, isLike: (values): values is object => values instanceof Object })

const valueOf = (label: string) =>
  [...document.querySelectorAll('input')].find(({ labels }) =>
    [...(labels ?? [])].some(({ textContent }) => textContent.includes(label)),
  )?.value

/** A withdrawal of which the first `lost` answers are lost. */
function withdrawing(lost: number): WithdrawalRequestActor {
  let calls = 0
  const requestWithdrawal = fromPromise<Schemas['Withdrawal'], WithdrawalCall>(async () => {
    calls += 1
    if (calls <= lost) throw lostNetwork
    return withdrawal
  })
  return startFlow(withdrawalRequestMachine.provide({ actors: { requestWithdrawal } }), {
    input: undefined,
  })
}

const shown = (actor: WithdrawalRequestActor, owner: string | null) => (
  <WithdrawalRequestView actor={actor} owner={owner} profileIban={null} balance={500_000} />
)

/** The profile arrives when the button is pressed. */
function LateProfile({ actor }: { actor: WithdrawalRequestActor }) {
  const [owner, setOwner] = useState<string | null>(null)
  return (
    <>
      <button onClick={() => setOwner(mobile)}>نمایه</button>
      {shown(actor, owner)}
    </>
  )
}

it('fills the form of a withdrawal that was opened before the profile arrived', async () => {
  draftOf('withdrawal-draft').keep({ amount: 250_000, iban })
  const page = await showPart(<LateProfile actor={withdrawing(0)} />)
  await page.press('برداشت')
  expect([valueOf(amountLabel), valueOf(ibanLabel)]).toEqual(['', ''])
  await page.press('نمایه')
  expect([valueOf(amountLabel), valueOf(ibanLabel)]).toEqual([
    '۲۵۰٬۰۰۰',
    '۸۲۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲',
  ])
})

it('keeps the form of a withdrawal whose answer is lost, until it is received', async () => {
  const actor = withdrawing(1)
  const page = await showPart(shown(actor, mobile))
  await page.press('برداشت')
  await page.write(amountLabel, '250000')
  await page.write(ibanLabel, iban)
  await page.press('ثبت درخواست برداشت')
  expect(actor.getSnapshot().value).toBe('failed')
  expect(draftOf('withdrawal-draft').kept()).toEqual({ amount: 250_000, iban })
  act(() => actor.send({ type: 'dialog.dismissed' }))
  await page.press('برداشت')
  await page.press('ثبت درخواست برداشت')
  expect(actor.getSnapshot().value).toBe('requested')
  expect(draftOf('withdrawal-draft').kept()).toBeNull()
  await page.press('باشه')
  await page.press('برداشت')
  expect([valueOf(amountLabel), valueOf(ibanLabel)]).toEqual(['', ''])
})

it('keeps the form of a gift card whose answer is lost', async () => {
  const buyGiftCard = fromPromise<Schemas['GiftCard'], GiftCardCall>(async () => {
    throw lostNetwork
  })
  const actor = startFlow(giftCardPurchaseMachine.provide({ actors: { buyGiftCard } }), {
    input: undefined,
  })
  const page = await showPart(
    <GiftCardPurchaseView actor={actor} owner={mobile} balance={500_000} />,
  )
  await page.press('خرید کارت هدیه')
  await page.write('مبلغ کارت (تومان)', '200000')
  await page.press('خرید کارت')
  expect(actor.getSnapshot().value).toBe('failed')
  expect(draftOf('gift-card-draft').kept()).toMatchObject({ amount: 200_000 })
})
