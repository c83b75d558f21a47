import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { flowModels } from '#machines/testing/registry.ts'
import { changesBetween } from '#tools/paths/against.ts'
import { stepsNow } from '#tools/paths/steps-now.ts'

const discounts = flowModels.filter(({ machine }) => machine.id === 'discountCode')

describe('the steps of the working tree', () => {
  it('are those that the tests record, with the same times', () => {
    const recorded = readFileSync('tests/machines/transitions/discountCode.txt', 'utf8')
    expect(stepsNow(discounts)).toEqual({
      steps: new Map([['discountCode', recorded]]),
      faults: [],
    })
  })

  it('show a guard that decides otherwise, though the chart is the same and nothing was recorded again', () => {
    const [model] = discounts
    if (model === undefined) throw new Error('no model of the discount code')
    const machine = model.machine.provide({ guards: { isUncertain: () => false } })
    const views = new Map<string, string>()
    const [before, after] = [model, { ...model, machine }].map((each) => ({
      steps: stepsNow([each]).steps,
      views,
    }))
    if (before === undefined || after === undefined) throw new Error('two sides')
    const [change] = changesBetween(before, after)
    expect(change).toMatchObject({ machine: 'discountCode', status: 'changed' })
  })

  it('are those that were recorded where a machine throws, and say of which machine', () => {
    const [model] = discounts
    if (model === undefined) throw new Error('no model of the discount code')
    const fail = () => {
      throw new Error('a guard without what it needs')
    }
    const machine = model.machine.provide({ guards: { isUncertain: fail } })
    const recorded = new Map([['discountCode', '# idle\n']])
    const { steps, faults } = stepsNow([{ ...model, machine }], recorded)
    expect(steps).toEqual(recorded)
    expect(faults).toEqual([
      expect.stringMatching(
        /^discountCode throws on its way from the start \w+: [^]*a guard without/,
      ),
    ])
  })
})
