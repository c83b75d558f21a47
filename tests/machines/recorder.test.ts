import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, setup } from 'xstate'
import { ProblemError } from '#machines/kernel/problem.ts'
import { startFlow } from '#machines/kernel/start.ts'
import { record, recordedSteps } from '#walks/recording/recorder.ts'

const machine = setup({
  types: { events: {} as { type: 'number.entered'; phone: string } | { type: 'turned' } },
  actors: {
    send: fromPromise<void, string>(() => Promise.reject(new ProblemError('code_limit_reached'))),
  },
}).createMachine({
  id: 'asking',
  initial: 'open',
  states: {
    open: { on: { 'number.entered': 'sending', turned: { target: 'open', reenter: true } } },
    sending: {
      invoke: { id: 'send', src: 'send', input: '09123456789', onDone: 'open', onError: 'refused' },
    },
    refused: {},
  },
})

describe('the recorder for support', () => {
  it('keeps each step with its time, transition and state, and the code of a failure, but nothing that was typed', async () => {
    const started = Date.now()
    const actor = startFlow(machine, { input: undefined, inspect: record })
    actor.send({ type: 'number.entered', phone: '09123456789' })
    await vi.waitUntil(() => actor.getSnapshot().matches('refused'))
    const about = {
      at: expect.any(Number),
      flow: `1/${actor.sessionId}`,
      actor: `1/${actor.sessionId}`,
      machine: 'asking',
    }
    expect(recordedSteps()).toEqual([
      {
        ...about,
        event: { type: 'number.entered', code: undefined },
        transitions: ['asking.open|number.entered|0'],
        value: 'sending',
      },
      {
        ...about,
        event: { type: 'xstate.error.actor.send', code: 'code_limit_reached' },
        transitions: ['asking.sending|xstate.error.actor.send|0'],
        value: 'refused',
      },
    ])
    expect(recordedSteps().every(({ at }) => at >= started && at <= Date.now())).toBe(true)
    expect(JSON.stringify(recordedSteps())).not.toContain('09123456789')
  })

  it('forgets the oldest step when two hundred are kept', () => {
    const actor = startFlow(machine, { input: undefined, inspect: record })
    for (let turn = 0; turn < 205; turn += 1) actor.send({ type: 'turned' })
    expect(recordedSteps()).toHaveLength(200)
    const before = [...recordedSteps()]
    actor.send({ type: 'number.entered', phone: '09123456789' })
    expect(recordedSteps()).toHaveLength(200)
    expect(recordedSteps().slice(0, -1)).toEqual(before.slice(1))
    expect(recordedSteps()[0]).toBe(before[1])
    expect(recordedSteps().at(-1)?.event.type).toBe('number.entered')
  })

  it('writes nothing down of what is no chart', () => {
    const before = [...recordedSteps()]
    createActor(
      fromPromise(() => Promise.resolve('secret')),
      { inspect: record },
    ).start()
    expect(recordedSteps()).toEqual(before)
  })

  it('costs a shopper at most 1.5 KB with Brotli', async () => {
    const result = await build({
      configFile: false,
      logLevel: 'silent',
      build: {
        write: false,
        minify: true,
        lib: { entry: 'walks/recording/recorder.ts', formats: ['es'] },
      },
    })
    const [bundle] = Array.isArray(result) ? result : []
    const code = bundle?.output[0].code ?? ''
    expect(code).toContain('@xstate.microstep')
    expect(brotliCompressSync(code).length).toBeLessThanOrEqual(1536)
  })
})
