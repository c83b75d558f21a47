import { describe, expect, it, vi } from 'vitest'
import { createAuthenticationActors } from '#machines/flows/authentication/authentication.actors.ts'
import { authenticationMachine } from '#machines/flows/authentication/authentication.machine.ts'
import {
  address,
  addressInput,
  mobile,
  secretCode,
  secretPassword,
  secretToken,
} from '#machines/testing/fixtures.ts'
import { createFlowInspector, type FlowMessage } from '#studio/channel/inspector.ts'
import { redact, redacted } from '#studio/channel/redact.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { inventory } from '#walks/paths/inventory.ts'
import { recordedClient } from '#tests/support/machines/recorded-client.ts'

describe('redaction', () => {
  it('hides an address and everything about its receiver', () => {
    const text = JSON.stringify(redact({ address, subject: address }))
    for (const part of [
      addressInput.title,
      addressInput.address,
      addressInput.postal_code,
      addressInput.receiver_first_name,
      addressInput.receiver_national_code,
      mobile,
    ]) {
      expect(text).not.toContain(part)
    }
    expect(text).toContain(`"id":${address.id}`)
  })

  it('hides codes but not the code of a problem', () => {
    expect(redact({ code: secretCode, failure: { code: 'code_invalid', triesLeft: 4 } })).toEqual({
      code: redacted,
      failure: { code: 'code_invalid', triesLeft: 4 },
    })
  })

  it.each([
    '6037991234567893',
    '6037 9912 3456 7893',
    '۶۰۳۷-۹۹۱۲-۳۴۵۶-۷۸۹۳',
    'تلفن ۰۹۱۲۳۴۵۶۷۸۹',
    'IR062960000000100324200001',
  ])('hides a number inside a text: %s', (text) => {
    expect(JSON.stringify(redact({ note: text }))).not.toMatch(/[\d۰-۹]{4}/)
  })

  it('keeps prices, ids and deadlines', () => {
    const facts = { price: 98_500_000, price_id: 11, resendAt: 1_795_000_000_000 }
    expect(redact(facts)).toEqual(facts)
  })
})

describe('the inspector', () => {
  it('lets no number, code, password or token out, of children neither', async () => {
    const messages: unknown[] = []
    const inspector = createFlowInspector((message) => messages.push(message))
    const { client } = recordedClient({
      'POST /accounts/password_reset/request-otp/': {
        status: 200,
        body: { resend_at: '2126-01-01T00:00:00Z', expires_at: '2126-01-01T00:00:00Z' },
      },
      'POST /accounts/password_reset/verify/': { status: 200, body: { token: secretToken } },
      'POST /accounts/password_reset/': { status: 200, body: {} },
    })
    const merge = () => Promise.resolve({ cappedPriceIds: [] })
    const actors = createAuthenticationActors(client, merge)
    const machine = authenticationMachine.provide({ actors })
    const input = {
      signedIn: false,
      purpose: 'resetPassword',
      redirectUrl: null,
      action: null,
    } as const
    const actor = startFlow(machine, { input, inspect: inspector.inspect })
    actor.send({ type: 'mobile.submitted', mobile })
    await vi.waitUntil(() => actor.getSnapshot().matches('code'))
    actor.getSnapshot().children.code?.send({ type: 'code.changed', code: secretCode })
    await vi.waitUntil(() => actor.getSnapshot().matches('newPassword'))
    actor.send({
      type: 'newPassword.submitted',
      password: secretPassword,
      repeated: secretPassword,
    })
    await vi.waitUntil(() => actor.getSnapshot().status === 'done')
    await vi.waitUntil(() => JSON.stringify(messages).includes('"status":"done"'))
    const text = JSON.stringify(messages)
    for (const secret of [mobile, secretCode, secretPassword, secretToken]) {
      expect(text).not.toContain(secret)
    }
    expect(text).toContain('"code.changed"')
  })

  it('reports the states by their names, even where a field of that name would be private', async () => {
    const messages: unknown[] = []
    const { inspect } = createFlowInspector((message) => messages.push(message))
    const input = { signedIn: false, redirectUrl: null, action: null }
    const actor = startFlow(authenticationMachine, { input, inspect })
    actor.send({ type: 'password.chosen', mobile })
    actor.stop()
    await vi.waitUntil(() => JSON.stringify(messages).includes('password.chosen'))
    const values = JSON.stringify(messages).match(/"value":[^"{]*(\{[^}]*\}|"[^"]*")/g) ?? []
    expect(values.join(' ')).toContain('{"mobile":"editing"}')
    expect(values.join(' ')).toContain('{"password":"editing"}')
  })

  it('reports at once which transitions a flow took, by the ids of the chart', () => {
    const messages: FlowMessage[] = []
    const { inspect } = createFlowInspector((message) => messages.push(message))
    const input = { signedIn: false, redirectUrl: null, action: null }
    const actor = startFlow(authenticationMachine, { input, inspect })
    actor.send({ type: 'password.chosen', mobile })
    actor.send({ type: 'mobile.edited' })
    actor.stop()
    const taken = messages.filter((message) => message.type === 'flow.transitions')
    expect(taken.map(({ machine, event, transitions }) => [machine, event, transitions])).toEqual([
      ['authentication', 'xstate.init', ['authentication.arriving|always|1']],
      ['authentication', 'password.chosen', ['authentication.mobile|password.chosen|0']],
      ['authentication', 'mobile.edited', ['authentication.password|mobile.edited|0']],
    ])
    const ids = inventory(authenticationMachine).transitions.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(taken.flatMap(({ transitions }) => transitions)))
  })
})
