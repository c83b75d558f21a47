import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { SimulatedClock, toPromise, waitFor, type PromiseActorLogic } from 'xstate'
import { createAuthenticationActors } from '#machines/flows/authentication/authentication.actors.ts'
import { authenticationMachine } from '#machines/flows/authentication/authentication.machine.ts'
import { authenticationPersistence } from '#machines/flows/authentication/authentication.persistence.ts'
import {
  authenticationSelectors,
  type AuthenticationSnapshot,
} from '#machines/flows/authentication/authentication.selectors.ts'
import type { NewPasswordInput } from '#machines/flows/authentication/authentication.types.ts'
import { mobile, secretCode, secretPassword, secretToken } from '#machines/testing/fixtures.ts'
import { oneTimeCodeMachine } from '#machines/flows/one-time-code/one-time-code.machine.ts'
import { oneTimeCodeSelectors } from '#machines/flows/one-time-code/one-time-code.selectors.ts'
import type {
  CodeAttempt,
  CodeRequest,
  CodeSent,
  CodeVerified,
} from '#machines/flows/one-time-code/one-time-code.types.ts'
import { ProblemError } from '#machines/kernel/problem.ts'
import { restoreFlow, saveFlow } from '#machines/kernel/snapshot.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { held } from '#tests/support/machines/held.ts'
import { memoryStorage } from '#machines/testing/memory-storage.ts'
import { recordedClient } from '#tests/support/machines/recorded-client.ts'

const input = { signedIn: false, redirectUrl: 'products/x', action: 'save' }

describe('the code', () => {
  it(
    'is sent by itself when the sixth digit is there, and only once',
    { tags: ['AUTH-17'] },
    async () => {
      const { actor, verifyCode } = startCode()
      actor.send({ type: 'code.changed', code: '48151' })
      expect(verifyCode.inputs()).toHaveLength(0)
      actor.send({ type: 'code.changed', code: secretCode })
      expect(verifyCode.inputs()).toEqual([{ mobile, purpose: 'signIn', code: secretCode }])
      await verifyCode.refuse(new ProblemError('code_invalid', { triesLeft: 4 }))
      actor.send({ type: 'code.changed', code: secretCode })
      expect(verifyCode.inputs()).toHaveLength(1)
      actor.send({ type: 'code.submitted' })
      expect(verifyCode.inputs()).toHaveLength(2)
    },
  )

  it.each(['code_expired', 'code_used', 'code_exhausted'] as const)(
    'is emptied and cannot be typed again until a new one comes, once it is refused with %s',
    async (reason) => {
      const { actor, clock, requestCode, verifyCode } = startCode()
      actor.send({ type: 'code.changed', code: secretCode })
      await verifyCode.refuse(new ProblemError(reason))
      actor.send({ type: 'code.changed', code: '1' })
      expect(oneTimeCodeSelectors.isSpent(actor.getSnapshot())).toBe(true)
      expect(oneTimeCodeSelectors.isCodeRefused(actor.getSnapshot())).toBe(true)
      expect(oneTimeCodeSelectors.code(actor.getSnapshot())).toBe('')
      expect(oneTimeCodeSelectors.failure(actor.getSnapshot())?.code).toBe(reason)
      clock.set(120_001)
      await waitFor(actor, oneTimeCodeSelectors.canResend)
      actor.send({ type: 'resend.requested' })
      await requestCode.answer({ resendAt: 240_000 })
      actor.send({ type: 'code.changed', code: '1' })
      expect(oneTimeCodeSelectors.code(actor.getSnapshot())).toBe('1')
    },
  )

  it('can no longer be sent once the countdown has ended', async () => {
    const { actor, clock, verifyCode } = startCode()
    clock.set(120_001)
    await waitFor(actor, oneTimeCodeSelectors.isExpired)
    actor.send({ type: 'code.changed', code: secretCode })
    expect(oneTimeCodeSelectors.canSubmit(actor.getSnapshot())).toBe(false)
    expect(verifyCode.inputs()).toHaveLength(0)
  })

  it('can be asked for again when the countdown has ended, and not before', async () => {
    const { actor, clock, requestCode } = startCode()
    clock.set(119_999)
    await setImmediate()
    expect(oneTimeCodeSelectors.canResend(actor.getSnapshot())).toBe(false)
    clock.set(120_001)
    await waitFor(actor, oneTimeCodeSelectors.canResend)
    actor.send({ type: 'code.changed', code: '4815' })
    actor.send({ type: 'resend.requested' })
    await requestCode.answer({ resendAt: 240_000 })
    expect(oneTimeCodeSelectors.code(actor.getSnapshot())).toBe('')
    expect(oneTimeCodeSelectors.resendAt(actor.getSnapshot())).toBe(240_000)
    expect(oneTimeCodeSelectors.canResend(actor.getSnapshot())).toBe(false)
    clock.set(240_001)
    await waitFor(actor, oneTimeCodeSelectors.canResend)
  })

  it('keeps a check that is under way when the countdown ends meanwhile', async () => {
    const { actor, clock, verifyCode } = startCode()
    actor.send({ type: 'code.changed', code: secretCode })
    clock.set(120_001)
    await verifyCode.answer({ resetToken: null })
    expect(actor.getSnapshot().status).toBe('done')
  })
})

describe('the sign-in', () => {
  it(
    'goes from the number over the code into the session, with the calls of the contract',
    { tags: ['AUTH-35', 'AUTH-36'] },
    async () => {
      const { actor, sent } = startLive({
        'POST /accounts/request-otp/': { status: 200, body: codeRequested() },
        'POST /accounts/verify/': { status: 200, body: { tokens: { access: 'a', refresh: 'r' } } },
      })
      actor.send({ type: 'mobile.submitted', mobile })
      await waitFor(actor, isAtStep(2))
      authenticationSelectors
        .code(actor.getSnapshot())
        ?.send({ type: 'code.changed', code: secretCode })
      await toPromise(actor)
      expect(sent).toEqual([
        request('POST', '/accounts/request-otp/', { phone_number: mobile }),
        request('POST', '/accounts/verify/', { phone_number: mobile, otp: secretCode }),
      ])
      expect(actor.getSnapshot().output).toEqual({
        destination: '/products/x?action=save',
        cartMerged: true,
        cappedPriceIds: [],
      })
    },
  )

  it('takes a password with the number kept', { tags: ['AUTH-38'] }, async () => {
    const { actor, sent } = startLive({
      'POST /accounts/login_with_password/': {
        status: 200,
        body: { tokens: { access: 'a', refresh: 'r' } },
      },
    })
    actor.send({ type: 'password.chosen', mobile })
    expect(authenticationSelectors.step(actor.getSnapshot())).toBe(3)
    actor.send({ type: 'password.submitted', password: secretPassword })
    await toPromise(actor)
    expect(sent).toEqual([
      request('POST', '/accounts/login_with_password/', {
        phone_number: mobile,
        password: secretPassword,
      }),
    ])
  })

  it(
    'leads from a forgotten password over a code to a new one',
    { tags: ['AUTH-19', 'AUTH-40'] },
    async () => {
      const { actor, sent } = startLive({
        'POST /accounts/password_reset/request-otp/': { status: 200, body: codeRequested() },
        'POST /accounts/password_reset/verify/': {
          status: 200,
          body: { token: secretToken, expires_at: inAMinute() },
        },
        'POST /accounts/password_reset/': {
          status: 200,
          body: { tokens: { access: 'a', refresh: 'r' } },
        },
      })
      actor.send({ type: 'password.chosen', mobile })
      actor.send({ type: 'password.forgotten' })
      expect(authenticationSelectors.step(actor.getSnapshot())).toBe(3)
      await waitFor(actor, isAtStep(4))
      authenticationSelectors
        .code(actor.getSnapshot())
        ?.send({ type: 'code.changed', code: secretCode })
      await waitFor(actor, isAtStep(5))
      actor.send({ type: 'newPassword.submitted', password: secretPassword, repeated: 'other' })
      await toPromise(actor)
      expect(sent.at(-1)).toEqual(
        request('POST', '/accounts/password_reset/', {
          new_password: secretPassword,
          token: secretToken,
          confirm_password: 'other',
        }),
      )
    },
  )

  it('goes back from the code to the number, which stays as it was', async () => {
    const { actor } = startLive({
      'POST /accounts/request-otp/': { status: 200, body: codeRequested() },
    })
    actor.send({ type: 'mobile.submitted', mobile })
    await waitFor(actor, isAtStep(2))
    actor.send({ type: 'mobile.edited' })
    expect(authenticationSelectors.step(actor.getSnapshot())).toBe(1)
    expect(authenticationSelectors.mobile(actor.getSnapshot())).toBe(mobile)
  })

  it('goes back from the new password to the number, and forgets the token', async () => {
    const setNewPassword = held<void, NewPasswordInput>()
    const actor = await startNewPassword(setNewPassword.logic)
    actor.send({ type: 'newPassword.submitted', password: secretPassword, repeated: 'other' })
    actor.send({ type: 'mobile.edited' })
    await setNewPassword.answer()
    expect(actor.getSnapshot().matches({ mobile: 'editing' })).toBe(true)
    expect(actor.getSnapshot().context.resetToken).toBeNull()
  })

  it('goes back from the new password to the password, and on again without another code', async () => {
    const actor = await startNewPassword(held<void, NewPasswordInput>().logic)
    actor.send({ type: 'back.pressed' })
    expect(authenticationSelectors.step(actor.getSnapshot())).toBe(3)
    actor.send({ type: 'password.forgotten' })
    expect(authenticationSelectors.step(actor.getSnapshot())).toBe(5)
    expect(actor.getSnapshot().context.resetToken).toBe(secretToken)
  })

  it('continues after a reload at the new password, and has saved no password', async () => {
    const actor = await startNewPassword(held<void, NewPasswordInput>().logic)
    const storage = memoryStorage()
    saveFlow(authenticationPersistence, actor, storage)
    actor.send({ type: 'newPassword.submitted', password: secretPassword, repeated: 'other' })
    saveFlow(authenticationPersistence, actor, storage)
    expect(storage.getItem('flow:authentication')).not.toContain(secretPassword)
    const snapshot = restoreFlow(authenticationPersistence, input, storage)
    const again = startFlow(authenticationMachine, { input, snapshot })
    expect(again.getSnapshot().matches({ newPassword: 'editing' })).toBe(true)
    expect(again.getSnapshot().context.resetToken).toBe(secretToken)
  })

  it('is at one step at a time, a number from 1 to 5', { tags: ['AUTH-04'] }, async () => {
    const { actor } = startLive({
      'POST /accounts/request-otp/': { status: 200, body: codeRequested() },
      'POST /accounts/password_reset/request-otp/': { status: 200, body: codeRequested() },
      'POST /accounts/password_reset/verify/': {
        status: 200,
        body: { token: secretToken, expires_at: inAMinute() },
      },
    })
    const steps = [authenticationSelectors.step(actor.getSnapshot())]
    actor.subscribe((snapshot) => {
      const step = authenticationSelectors.step(snapshot)
      if (step !== steps.at(-1)) steps.push(step)
    })
    const reaches = (step: number) => waitFor(actor, isAtStep(step))
    actor.send({ type: 'mobile.submitted', mobile })
    await reaches(2)
    actor.send({ type: 'password.chosen', mobile })
    await reaches(3)
    actor.send({ type: 'password.forgotten' })
    await reaches(4)
    authenticationSelectors
      .code(actor.getSnapshot())
      ?.send({ type: 'code.changed', code: secretCode })
    await reaches(5)
    expect(steps).toEqual([1, 2, 3, 4, 5])
  })

  it('ignores the late reply of a request that was given up', async () => {
    const requestCode = held<CodeSent, CodeRequest>()
    const actor = startFlow(
      authenticationMachine.provide({ actors: { requestCode: requestCode.logic } }),
      { input },
    )
    actor.send({ type: 'mobile.submitted', mobile })
    actor.send({ type: 'mobile.edited' })
    await requestCode.answer({ resendAt: 120_000 })
    expect(actor.getSnapshot().matches({ mobile: 'editing' })).toBe(true)
  })

  it('keeps the number and offers another try when the network is lost', async () => {
    const { actor } = startLive({})
    actor.send({ type: 'mobile.submitted', mobile })
    await waitFor(actor, (snapshot) => snapshot.hasTag('error'))
    expect(authenticationSelectors.failure(actor.getSnapshot())?.code).toBe('network')
    expect(actor.getSnapshot().can({ type: 'mobile.submitted', mobile })).toBe(true)
  })

  it('waits for the number when the password is chosen without one', () => {
    const { actor } = startLive({})
    actor.send({ type: 'password.chosen', mobile: '0912' })
    expect(actor.getSnapshot().value).toEqual({ mobile: 'awaitingNumber' })
    expect(actor.getSnapshot().context.mobile).toBeNull()
    actor.send({ type: 'password.chosen', mobile })
    expect(actor.getSnapshot().value).toEqual({ password: 'editing' })
  })

  it('continues to the code when one was sent already', async () => {
    const { actor } = startLive({
      'POST /accounts/request-otp/': {
        status: 429,
        body: {
          type: 'about:blank',
          title: '',
          status: 429,
          code: 'code_too_soon',
          retry_after_seconds: 70,
        },
      },
    })
    actor.send({ type: 'mobile.submitted', mobile })
    await waitFor(actor, isAtStep(2))
    expect(actor.getSnapshot().context.resendAt).toBeGreaterThan(Date.now() + 60_000)
  })

  it('ends at once for someone who is signed in', () => {
    const actor = startFlow(authenticationMachine, { input: { ...input, signedIn: true } })
    expect(actor.getSnapshot().output?.destination).toBe('/products/x?action=save')
  })

  it('lasts although the merge of the cart fails, and the merge can be retried or postponed', async () => {
    const mergeGuestCart = held<{ cappedPriceIds: number[] }>()
    const signInWithPassword = held<void, { mobile: string; password: string }>()
    const actors = {
      mergeGuestCart: mergeGuestCart.logic,
      signInWithPassword: signInWithPassword.logic,
    }
    const actor = startFlow(authenticationMachine.provide({ actors }), { input })
    actor.send({ type: 'password.chosen', mobile })
    actor.send({ type: 'password.submitted', password: secretPassword })
    await signInWithPassword.answer()
    await mergeGuestCart.refuse(new ProblemError('network'))
    expect(actor.getSnapshot().matches('mergeFailed')).toBe(true)
    actor.send({ type: 'merge.retried' })
    expect(mergeGuestCart.inputs()).toHaveLength(2)
    await mergeGuestCart.refuse(new ProblemError('network'))
    actor.send({ type: 'merge.postponed' })
    expect(actor.getSnapshot().output?.cartMerged).toBe(false)
  })

  it('continues at the code after a reload, with the rest of the countdown', async () => {
    const storage = memoryStorage()
    const { actor } = startLive({
      'POST /accounts/request-otp/': { status: 200, body: codeRequested() },
    })
    actor.send({ type: 'mobile.submitted', mobile })
    await waitFor(actor, isAtStep(2))
    const { resendAt } = actor.getSnapshot().context
    saveFlow(authenticationPersistence, actor, storage)
    const snapshot = restoreFlow(authenticationPersistence, input, storage)
    const reloaded = startFlow(authenticationMachine, { input, snapshot })
    const code = authenticationSelectors.code(reloaded.getSnapshot())
    expect(code && oneTimeCodeSelectors.resendAt(code.getSnapshot())).toBe(resendAt)
    expect(authenticationSelectors.mobile(reloaded.getSnapshot())).toBe(mobile)
    reloaded.stop()
  })
})

function startCode() {
  const clock = new SimulatedClock()
  const requestCode = held<CodeSent, CodeRequest>()
  const verifyCode = held<CodeVerified, CodeAttempt>()
  const actors = { requestCode: requestCode.logic, verifyCode: verifyCode.logic }
  const actor = startFlow(oneTimeCodeMachine.provide({ actors }), {
    input: { mobile, purpose: 'signIn', resendAt: 120_000 },
    clock,
  })
  return { actor, clock, requestCode, verifyCode }
}

/** Starts the sign-in at the new password. */
async function startNewPassword(setNewPassword: PromiseActorLogic<void, NewPasswordInput>) {
  const requestCode = held<CodeSent, CodeRequest>()
  const verifyCode = held<CodeVerified, CodeAttempt>()
  const actors = {
    requestCode: requestCode.logic,
    oneTimeCode: oneTimeCodeMachine.provide({ actors: { verifyCode: verifyCode.logic } }),
    setNewPassword,
  }
  const actor = startFlow(authenticationMachine.provide({ actors }), {
    input: { ...input, purpose: 'resetPassword' },
  })
  actor.send({ type: 'mobile.submitted', mobile })
  await requestCode.answer({ resendAt: Date.now() + 120_000 })
  authenticationSelectors
    .code(actor.getSnapshot())
    ?.send({ type: 'code.changed', code: secretCode })
  await verifyCode.answer({ resetToken: secretToken })
  await waitFor(actor, (snapshot) => snapshot.matches('newPassword'))
  return actor
}

function startLive(replies: Parameters<typeof recordedClient>[0]) {
  const { client, sent } = recordedClient(replies)
  const merge = () => Promise.resolve({ cappedPriceIds: [] })
  const machine = authenticationMachine.provide({
    actors: createAuthenticationActors(client, merge),
  })
  return { actor: startFlow(machine, { input }), sent }
}

const isAtStep = (step: number) => (snapshot: AuthenticationSnapshot) =>
  authenticationSelectors.step(snapshot) === step

function request(method: string, path: string, body: unknown) {
  return { method, path, body, idempotencyKey: null }
}

function inAMinute(): string {
  return new Date(Date.now() + 120_000).toISOString()
}

function codeRequested() {
  return { expires_at: inAMinute(), resend_at: inAMinute() }
}
