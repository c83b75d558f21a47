import { createActor, fromPromise, waitFor } from 'xstate'
import { expect, it, vi } from 'vitest'
import { walletChargeMachine } from '#machines/flows/wallet-charge/wallet-charge.machine.ts'

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
