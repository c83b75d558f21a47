import { expect, it } from 'vitest'
import { staffFigures } from '#i18n/fa/staff-figures.ts'
import { flowSteps } from '#api/flow-steps.ts'
import { funnelOf } from '#staff/figures/flow-funnel.ts'

const noOrders = { paid: 0, waiting: 0, expired: 0 }

it('a funnel says for each step how many went on and where to, in the order of the chart', () => {
  expect(
    funnelOf(
      'wishlist',
      [
        { from: 'starting', to: 'reading', count: 10 },
        { from: 'reading', to: 'unknown', count: 1 },
        { from: 'reading', to: 'unsaved', count: 6 },
        { from: 'unsaved', to: 'reading', count: 2 },
        { from: 'gone', to: 'elsewhere', count: 2 },
      ],
      noOrders,
    ),
  ).toEqual([
    {
      step: 'starting',
      entered: 10,
      wentOn: 10,
      left: 0,
      paying: null,
      next: [{ step: 'reading', count: 10 }],
    },
    {
      step: 'reading',
      entered: 12,
      wentOn: 7,
      left: 5,
      paying: null,
      next: [
        { step: 'unsaved', count: 6 },
        { step: 'unknown', count: 1 },
      ],
    },
    { step: 'unknown', entered: 1, wentOn: 0, left: 1, paying: null, next: [] },
    {
      step: 'unsaved',
      entered: 6,
      wentOn: 2,
      left: null,
      paying: null,
      next: [{ step: 'reading', count: 2 }],
    },
  ])
})

it('who is at the bank is lost only once the time of their order is over', () => {
  const taken = [
    { from: 'shopping', to: 'paying', count: 10 },
    { from: 'paying', to: 'shopping', count: 2 },
    { from: 'paying', to: 'ordered', count: 1 },
  ]
  const paying = (orders: { waiting: number; expired: number }) => {
    const step = funnelOf('checkout', taken, { paid: 0, ...orders }).find(
      (each) => each.step === 'paying',
    )
    return [step?.entered, step?.wentOn, step?.left, step?.paying]
  }
  expect(paying({ waiting: 3, expired: 0 })).toEqual([10, 3, 0, 3])
  expect(paying({ waiting: 1, expired: 2 })).toEqual([10, 3, 2, 1])
  expect(paying({ waiting: 4, expired: 50 })).toEqual([10, 3, 6, 0])
  const ordered = funnelOf('checkout', taken, noOrders).find(({ step }) => step === 'ordered')
  expect(ordered).toEqual({
    step: 'ordered',
    entered: 1,
    wentOn: 0,
    left: null,
    paying: null,
    next: [],
  })
})

it('who has paid at the bank went on, however many orders of others expired', () => {
  const paying = (count: number, orders: { paid: number; waiting: number; expired: number }) => {
    const taken = [{ from: 'shopping', to: 'paying', count }]
    const step = funnelOf('checkout', taken, orders).find((each) => each.step === 'paying')
    return [step?.entered, step?.wentOn, step?.left, step?.paying]
  }
  expect(paying(1, { paid: 1, waiting: 0, expired: 40 })).toEqual([1, 1, 0, 0])
  expect(paying(10, { paid: 6, waiting: 1, expired: 2 })).toEqual([10, 6, 2, 1])
  expect(paying(10, { paid: 12, waiting: 2, expired: 6 })).toEqual([10, 6, 3, 1])
})

it('every flow and every step has a Persian name', () => {
  const { names, steps } = staffFigures.flows
  expect(Object.keys(names).toSorted()).toEqual(Object.keys(flowSteps).toSorted())
  expect(Object.keys(steps).toSorted()).toEqual(
    [...new Set<string>(Object.values(flowSteps).flat())].toSorted(),
  )
  for (const text of Object.values(steps)) expect(text).not.toMatch(/[a-z]/i)
})
