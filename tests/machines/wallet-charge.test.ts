import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { expect, it, vi } from 'vitest'
import { createWalletChargeActors } from '#machines/flows/wallet-charge/wallet-charge.actors.ts'
import {
  walletChargeMachine,
  walletChargeSelectors,
  type LastCharge,
} from '#machines/flows/wallet-charge/wallet-charge.machine.ts'
import { createFlow } from '#machines/kernel/start.ts'
import { recordedClient } from '#tests/support/machines/recorded-client.ts'

it('opens a tab within each press that leads to the gateway, and closes it without one', async () => {
  const openTab = vi.fn<() => void>()
  const closeTab = vi.fn<() => void>()
  const createDeposit = vi.fn<() => Promise<string>>()
  createDeposit.mockRejectedValueOnce(new Error('network')).mockResolvedValue('/start/')
  const showGateway = vi.fn<() => Promise<void>>()
  showGateway.mockRejectedValueOnce(new Error('blocked')).mockResolvedValue()
  const machine = walletChargeMachine.provide({
    actions: { openTab, closeTab },
    actors: {
      createDeposit: fromPromise<string, { amount: number }>(createDeposit),
      showGateway: fromPromise<void, { page: string }>(showGateway),
      waitForSecondPress: fromPromise<void>(async () => undefined),
    },
  })
  const actor = createActor(machine).start()

  actor.send({ type: 'charge.submitted', amount: 100_000 })
  expect(openTab).toHaveBeenCalledTimes(1)
  await waitFor(actor, (snapshot) => snapshot.matches('failed'))
  expect(closeTab).toHaveBeenCalledTimes(1)
  actor.send({ type: 'retry.requested' })
  expect(openTab).toHaveBeenCalledTimes(2)
  await waitFor(actor, (snapshot) => snapshot.matches('blocked'))
  actor.send({ type: 'tab.requested' })
  expect(openTab).toHaveBeenCalledTimes(3)
  await waitFor(actor, (snapshot) => snapshot.matches('opened'))
  expect(closeTab).toHaveBeenCalledTimes(1)
})

it('asks what became of the charge when the page is looked at again, and when the shopper asks', async () => {
  const findLastCharge = vi.fn<() => Promise<LastCharge>>()
  findLastCharge
    .mockResolvedValueOnce({ status: 'PENDING', amount: 100_000 })
    .mockRejectedValueOnce(new Error('network'))
    .mockResolvedValue({ status: 'SUCCESSFUL', amount: 100_000 })
  const machine = walletChargeMachine.provide({
    actors: {
      createDeposit: fromPromise<string, { amount: number }>(async () => '/start/'),
      showGateway: fromPromise<void, { page: string }>(async () => undefined),
      waitForSecondPress: fromPromise<void>(async () => undefined),
      findLastCharge: fromPromise<LastCharge>(findLastCharge),
    },
  })
  const changed = vi.fn<() => void>()
  const actor = createActor(machine).start()
  actor.on('wallet.changed', changed)
  actor.send({ type: 'page.shown' })
  actor.send({ type: 'charge.submitted', amount: 100_000 })
  for (const asked of [1, 2]) {
    await waitFor(actor, (snapshot) => snapshot.matches({ opened: 'waiting' }))
    expect([findLastCharge.mock.calls.length, changed.mock.calls.length]).toEqual([asked - 1, 0])
    expect(walletChargeSelectors.hasCheck(actor.getSnapshot())).toBe(true)
    actor.send({ type: asked === 1 ? 'page.shown' : 'check.requested' })
    expect(walletChargeSelectors.isChecking(actor.getSnapshot())).toBe(true)
  }
  await waitFor(actor, (snapshot) => snapshot.matches({ opened: 'waiting' }))
  actor.send({ type: 'page.shown' })
  const charged = await waitFor(actor, (snapshot) => snapshot.matches('charged'))
  expect([walletChargeSelectors.added(charged), changed.mock.calls.length]).toEqual([100_000, 1])
})

it('keeps the button busy until a second press is over, so that one double tap starts one deposit', async () => {
  const clock = new SimulatedClock()
  const { client, sent } = recordedClient({
    'POST /wallet/deposit/?redirect_url=https%3A%2F%2Fshop.example%2F': {
      status: 200,
      body: '<!doctype html>',
    },
  })
  const show = vi.fn<(page: string) => void>()
  const actors = createWalletChargeActors(client, 'https://shop.example/', show)
  const machine = walletChargeMachine.provide({ actors })
  const actor = createFlow(machine, { input: undefined, clock })
  actor.start()
  actor.send({ type: 'charge.submitted', amount: 100_000 })
  await expect.poll(() => show.mock.calls.length).toBe(1)
  await waitFor(actor, (snapshot) => snapshot.matches('opened'))
  clock.increment(1_499)
  actor.send({ type: 'charge.submitted', amount: 100_000 })
  expect(walletChargeSelectors.isBusy(actor.getSnapshot())).toBe(true)
  clock.increment(1)
  await waitFor(actor, (snapshot) => snapshot.matches({ opened: 'waiting' }))
  expect(walletChargeSelectors.isBusy(actor.getSnapshot())).toBe(false)
  expect(sent).toHaveLength(1)
})

it('says that the customer did not pay, and starts again from there', async () => {
  const actor = createActor(
    walletChargeMachine.provide({
      actors: {
        createDeposit: fromPromise<string, { amount: number }>(async () => '/start/'),
        showGateway: fromPromise<void, { page: string }>(async () => undefined),
        waitForSecondPress: fromPromise<void>(async () => undefined),
        findLastCharge: fromPromise<LastCharge>(async () => ({
          status: 'FAILED',
          amount: 100_000,
        })),
      },
    }),
  ).start()
  actor.send({ type: 'charge.submitted', amount: 100_000 })
  await waitFor(actor, (snapshot) => snapshot.matches('opened'))
  actor.send({ type: 'page.shown' })
  await waitFor(actor, (snapshot) => snapshot.matches('declined'))
  expect(walletChargeSelectors.isDeclined(actor.getSnapshot())).toBe(true)
  actor.send({ type: 'charge.submitted', amount: 100_000 })
  expect(actor.getSnapshot().matches('requesting')).toBe(true)
})
