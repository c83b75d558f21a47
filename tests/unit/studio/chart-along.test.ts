import { describe, expect, it } from 'vitest'
import { chartAlong } from '#studio/app/live/chart-along.ts'
import type { LiveActor, Step } from '#studio/app/live/live-state.ts'

const actor = (id: string, machine: string | null, parent?: string, status = 'active') => {
  const flow = parent === undefined ? id : 'checkout:0'
  const made: LiveActor = { id, name: id, machine, flow, parent: parent ?? null, status }
  return [id, made] as const
}
const checkout = actor('checkout:0', 'checkout')
const delivery = actor('delivery:1', 'delivery', 'checkout:0')
const form = actor('form:2', 'addressForm', 'delivery:1')
const stockAlerts = actor('stockAlerts:3', 'stockAlerts')
const call = actor('call:4', null, 'checkout:0')

let last = 0
const step = (id: string, type: string, transitions = ['one']): Step => {
  last += 1
  const flow = /^(?:delivery|form)/.test(id) ? 'checkout:0' : id
  const place = { id: last, page: 'a', began: last, seq: last, at: last }
  return { ...place, flow, actor: id, machine: id, event: { type }, transitions, value: 'any' }
}
const along = (
  actors: (readonly [string, LiveActor])[],
  fresh: Step[],
  charted: string | undefined = 'checkout:0',
  page: string | null = null,
) =>
  chartAlong({
    actors: new Map(actors),
    steps: fresh,
    charted,
    since: 0,
    isOfPage: (machine) => machine === page,
  })

describe('the chart that follows a flow', () => {
  it('is the one of the child that moved last', () => {
    const steps = [step('checkout:0', 'next.pressed'), step('form:2', 'province.chosen')]
    expect(along([checkout, delivery, form], steps)).toBe('addressForm')
  })

  it('is the one of a child that has just begun, though its parent ended the step', () => {
    const steps = [
      step('delivery:1', 'xstate.init', []),
      step('form:2', 'xstate.init', []),
      step('checkout:0', 'next.pressed'),
    ]
    expect(along([checkout, delivery, form, call], steps)).toBe('addressForm')
  })

  it('stays with a child that has begun within a step of its parent that is reported later', () => {
    const begun = step('delivery:1', 'xstate.init', [])
    const answered = step('checkout:0', 'xstate.done.actor.load')
    const told = { ...answered, began: begun.began - 1 }
    const seen = {
      actors: new Map([checkout, delivery]),
      charted: 'checkout:0',
      isOfPage: () => false,
    }
    const steps = [told, begun]
    expect(chartAlong({ ...seen, steps, since: begun.id })).toBe('delivery')
    const later = step('checkout:0', 'xstate.done.actor.load')
    expect(chartAlong({ ...seen, steps: [begun, later], since: begun.id })).toBe('checkout')
  })

  it('stays with a child that reports to its parent, as the child began it and ends last', () => {
    const reported = step('checkout:0', 'delivery.drafted')
    const chosen = step('delivery:1', 'tab.chosen')
    expect(along([checkout, delivery], [chosen, reported])).toBe('delivery')
    const alone = step('checkout:0', 'pay.pressed')
    expect(along([checkout, delivery], [chosen, reported, alone])).toBe('checkout')
  })

  it('is that of the nearest flow that continues when a child has ended', () => {
    const ended = [
      actor('delivery:1', 'delivery', 'checkout:0', 'stopped'),
      actor('form:2', 'addressForm', 'delivery:1', 'done'),
    ]
    expect(along([checkout, ...ended], [step('form:2', 'xstate.done.actor.saveAddress')])).toBe(
      'checkout',
    )
  })

  it('is the one of the flow when that has ended with its child', () => {
    const over = [
      actor('checkout:0', 'checkout', undefined, 'done'),
      actor('form:2', 'addressForm', 'checkout:0', 'done'),
    ]
    const steps = [step('form:2', 'saved'), step('checkout:0', 'xstate.done.actor.form')]
    expect(along(over, steps)).toBe('checkout')
  })

  it('is not taken by another flow while the charted one is at work', () => {
    const steps = [step('checkout:0', 'pay.pressed'), step('stockAlerts:3', 'alert.pressed')]
    const later = { actors: new Map([checkout, stockAlerts]), steps, charted: 'checkout:0' }
    const isOfPage = () => false
    expect(chartAlong({ ...later, isOfPage, since: steps[0]?.id ?? 0 })).toBeNull()
  })

  it('is taken by a flow that somebody uses where nobody has used the charted one', () => {
    const begun = step('checkout:0', 'xstate.init', [])
    const news = step('stockAlerts:3', 'session.changed')
    expect(along([checkout, stockAlerts], [news])).toBeNull()
    expect(along([checkout, stockAlerts], [begun, news])).toBe('checkout')
    expect(along([checkout, stockAlerts], [step('stockAlerts:3', 'alert.pressed')])).toBe(
      'stockAlerts',
    )
  })

  it('is taken by another flow when the charted one has ended, or where none is charted', () => {
    const gone = actor('checkout:0', 'checkout', undefined, 'stopped')
    const steps = [step('checkout:0', 'xstate.stop', []), step('stockAlerts:3', 'xstate.init', [])]
    expect(along([gone, stockAlerts], steps)).toBe('stockAlerts')
    expect(along([stockAlerts], steps, undefined)).toBe('stockAlerts')
  })

  it('is the one of the page, of several that begin, and is not taken by it once somebody acts elsewhere', () => {
    const begin = (id: string) => step(id, 'xstate.init', [])
    const flows = [checkout, stockAlerts]
    const both = [begin('checkout:0'), begin('stockAlerts:3')]
    expect(along(flows, both, 'gone:9')).toBe('checkout')
    expect(along(flows, both, 'gone:9', 'stockAlerts')).toBe('stockAlerts')
    expect(along(flows, [begin('stockAlerts:3')], 'checkout:0', 'stockAlerts')).toBe('stockAlerts')
    expect(along(flows, [begin('stockAlerts:3')], 'checkout:0', 'checkout')).toBeNull()
    const used = [step('checkout:0', 'pay.pressed'), begin('stockAlerts:3')]
    expect(along(flows, used, 'checkout:0', 'stockAlerts')).toBe('checkout')
  })

  it('stays where nothing moved', () => {
    expect(along([checkout, delivery], [step('delivery:1', 'session.changed', [])])).toBeNull()
    expect(along([checkout], [])).toBeNull()
  })
})
