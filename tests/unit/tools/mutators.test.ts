import { describe, expect, it } from 'vitest'
import { chartMutants, mutate, ruleMutants, viewMutants, type Mutant } from '#walks/mutators.ts'
import { sample } from '#tools/mutate/sample.ts'

const chart = `export const door = setup({ types: { tags: {} as 'rest' }, guards: { isOpen: ({ context }) => context.open } }).createMachine({
  states: {
    shut: {
      tags: 'rest',
      on: { 'door.opened': { guard: 'isOpen', target: 'wide', actions: 'creak' } },
    },
    wide: { invoke: { id: 'look', src: 'look', onDone: 'shut', onError: 'shut' } },
  },
})
`

const view = `function Bell({ flow }: Props) {
  return (
    <>
      <Note tone="danger" role="alert">Lost</Note>
      <Button disabled={isRinging} busy={isRinging} onClick={() => flow.send({ type: 'rung' })}>
        Ring
      </Button>
    </>
  )
}
`

describe('the mutators', () => {
  it('take guards, answers, events, actions and tags out of a chart, and make its guards constant', () => {
    const mutants = chartMutants('door.ts', chart)
    expect(mutants.map(({ id }) => id)).toEqual([
      'door.ts: guard always true: isOpen',
      'door.ts: guard always false: isOpen',
      'door.ts: tags dropped: shut / tags',
      'door.ts: event dropped: shut / on / door.opened',
      'door.ts: guard dropped: shut / on / door.opened / guard',
      'door.ts: target changed: shut / on / door.opened / target wide',
      'door.ts: actions dropped: shut / on / door.opened / actions',
      'door.ts: onDone dropped: wide / invoke / onDone',
      'door.ts: onError dropped: wide / invoke / onError',
    ])
    expect(changed(chart, mutants, 'guard dropped')).toContain(
      `{  target: 'wide', actions: 'creak' }`,
    )
    expect(changed(chart, mutants, 'event dropped')).toContain('on: {  },')
    expect(changed(chart, mutants, 'guard always false')).toContain('isOpen: () => false }')
    expect(mutants.map(({ line }) => line)).toEqual([1, 1, 4, 5, 5, 5, 5, 7, 7])
  })

  it('swap guards and change targets, inputs, payloads, assigned values and keys of a chart', () => {
    const shop = `export const shop = setup({ actions: {
      keepKey: assign({ key: () => newKey(), at: ({ event }) => event.at }),
      report: sendTo(parent, ({ context }) => ({ type: 'left', cart: context.carts.at(-1) })),
    } }).createMachine({
      states: {
        open: {
          invoke: { src: 'buy', input: ({ context: { id } }) => ({ id, cart: context.carts[0] }) },
          on: { left: [{ guard: 'isFull', target: 'shut' }, { target: 'open' }], lost: 'shut' },
        },
        shut: {},
      },
    })`
    const mutants = chartMutants('shop.ts', shop)
    const result = (kind: Mutant['kind']) => changed(shop, mutants, kind)
    expect(result('guards swapped')).toContain(
      `[{ target: 'open' }, { guard: 'isFull', target: 'shut' }]`,
    )
    expect(result('target changed')).toContain(`{ guard: 'isFull', target: 'open' }`)
    expect(result('input changed')).toContain('({  cart: context.carts[0] })')
    expect(result('payload changed')).toContain(`{ type: 'left',  }`)
    expect(result('assign dropped')).toContain('assign({  at: ')
    expect(result('key not renewed')).not.toContain('newKey()')
    expect(result('other item taken')).toContain('cart: context.carts[0] }))')
    const counts = Map.groupBy(mutants, ({ kind }) => kind)
    expect(counts.get('target changed')?.length).toBe(3)
    expect(counts.get('input changed')?.length).toBe(2)
    expect(counts.get('assign dropped')?.length).toBe(2)
    expect(counts.get('other item taken')?.length).toBe(2)
  })

  it('change what a rule compares, reckons and decides', () => {
    const rule =
      'export const dear = (price: number) => (price > 9 && price % 2 === 0 ? price * 2 : 0)'
    const mutants = ruleMutants('rule.ts', rule)
    expect(mutants.map(({ kind }) => kind).toSorted()).toEqual([
      'arithmetic changed',
      'arithmetic changed',
      'comparison changed',
      'comparison changed',
      'condition negated',
      'logic changed',
    ])
    expect(changed(rule, mutants, 'logic changed')).toContain('price > 9 || price % 2')
    expect(changed(rule, mutants, 'condition negated')).toContain(
      '!(price > 9 && price % 2 === 0) ?',
    )
  })

  it('take alerts, what is switched off and sent events out of a view', () => {
    const mutants = viewMutants('bell.tsx', view)
    expect(mutants.map(({ kind }) => kind)).toEqual([
      'alert dropped',
      'alert role dropped',
      'disabled dropped',
      'busy dropped',
      'sent event dropped',
    ])
    expect(changed(view, mutants, 'alert dropped')).not.toContain('Note')
    expect(changed(view, mutants, 'disabled dropped')).toContain('<Button  busy={isRinging}')
    expect(changed(view, mutants, 'sent event dropped')).toContain('onClick={() => undefined}')
  })

  it('give the second of two mutants with one name a number', () => {
    const twice = ruleMutants('rule.ts', 'const same = (a: number) => a + a - (a + a)')
    expect(new Set(twice.map(({ id }) => id)).size).toBe(twice.length)
  })
})

describe('the sample', () => {
  const items = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'c2']
  const draw = (count: number, seed: number) => sample(items, ([group = '']) => group, count, seed)

  it('draws from every kind in turn', () => {
    const groups = draw(5, 1).map(([group]) => group)
    expect(groups).toEqual(['a', 'b', 'c', 'a', 'c'])
  })

  it('is the same for the same seed, and holds nothing twice', () => {
    expect(draw(7, 3)).toEqual(draw(7, 3))
    expect(draw(99, 3).toSorted()).toEqual(items)
  })
})

function changed(text: string, mutants: readonly Mutant[], kind: Mutant['kind']): string {
  const mutant = mutants.find((each) => each.kind === kind)
  if (!mutant) throw new Error(`no mutant has ${kind}`)
  return mutate(text, mutant)
}
