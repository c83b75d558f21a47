import { describe, expect, it } from 'vitest'
import { SimulatedClock, waitFor } from 'xstate'
import {
  accountClosureMachine,
  accountClosureSelectors as selectors,
  type CodeSent,
} from '#machines/flows/account-closure/account-closure.machine.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { lostNetwork, secretCode } from '#machines/testing/fixtures.ts'
import { held } from '#tests/support/machines/held.ts'

describe('the code that closes an account', () => {
  it('can still be sent after the request of another one was lost', async () => {
    const { actor, requestClosureOtp, closeAccount } = await startResending()
    await requestClosureOtp.refuse(lostNetwork)
    expect(selectors.isCodeWanted(actor.getSnapshot())).toBe(true)
    expect(selectors.failure(actor.getSnapshot())?.code).toBe('network')
    actor.send({ type: 'code.submitted', code: secretCode })
    expect(closeAccount.inputs()).toEqual([{ code: secretCode }])
  })

  it('is sent only when it is complete', async () => {
    const { actor, closeAccount } = await startEntering()
    actor.send({ type: 'code.submitted', code: secretCode.slice(1) })
    expect(closeAccount.inputs()).toEqual([])
    expect(selectors.canSubmit(actor.getSnapshot(), secretCode.slice(1))).toBe(false)
    expect(selectors.canSubmit(actor.getSnapshot(), secretCode)).toBe(true)
  })

  it('can be asked for again when its countdown has ended, and not before', async () => {
    const { actor, clock, requestClosureOtp } = await startEntering()
    clock.set(119_999)
    actor.send({ type: 'code.requested' })
    expect(requestClosureOtp.inputs()).toHaveLength(1)
    clock.set(120_000)
    await waitFor(actor, selectors.canResend)
    actor.send({ type: 'code.requested' })
    expect(requestClosureOtp.inputs()).toHaveLength(2)
  })

  it('leaves the boxes as they are while another one is pending, and empty once it was sent', async () => {
    const { actor, requestClosureOtp, round } = await startResending()
    expect(selectors.isCodeWanted(actor.getSnapshot())).toBe(true)
    expect(selectors.round(actor.getSnapshot())).toBe(round)
    await requestClosureOtp.answer({ resendAt: 240_000 })
    expect(selectors.round(actor.getSnapshot())).toBe(round + 1)
  })

  it('is followed by no other one before the end of a limit', async () => {
    const { actor, requestClosureOtp } = await startResending()
    await requestClosureOtp.refuse(new ProblemError('too_many_requests', { retryAt: 180_000 }))
    expect(selectors.isCodeWanted(actor.getSnapshot())).toBe(true)
    expect(selectors.resendAt(actor.getSnapshot())).toBe(180_000)
    expect(selectors.canResend(actor.getSnapshot())).toBe(false)
  })
})

async function startEntering() {
  const clock = new SimulatedClock()
  const requestClosureOtp = held<CodeSent>()
  const closeAccount = held<unknown, { code: string }>()
  const actors = { requestClosureOtp: requestClosureOtp.logic, closeAccount: closeAccount.logic }
  const actor = startFlow(accountClosureMachine.provide({ actors }), { input: undefined, clock })
  actor.send({ type: 'closure.requested' })
  actor.send({ type: 'code.requested' })
  await requestClosureOtp.answer({ resendAt: 120_000 })
  return { actor, clock, requestClosureOtp, closeAccount }
}

async function startResending() {
  const started = await startEntering()
  started.clock.set(120_000)
  await waitFor(started.actor, selectors.canResend)
  const round = selectors.round(started.actor.getSnapshot())
  started.actor.send({ type: 'code.requested' })
  return { ...started, round }
}
