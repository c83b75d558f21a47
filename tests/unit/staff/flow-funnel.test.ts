import { expect, it } from 'vitest'
import { funnelOf } from '#staff/figures/flow-funnel.ts'

it('a funnel says for each step how many went on and where to, in the order of the chart', () => {
  expect(
    funnelOf('wishlist', [
      { from: 'starting', to: 'reading', count: 10 },
      { from: 'reading', to: 'unknown', count: 1 },
      { from: 'reading', to: 'unsaved', count: 6 },
      { from: 'unsaved', to: 'reading', count: 2 },
      { from: 'gone', to: 'elsewhere', count: 2 },
    ]),
  ).toEqual([
    {
      step: 'starting',
      entered: 10,
      wentOn: 10,
      left: 0,
      next: [{ step: 'reading', count: 10 }],
    },
    {
      step: 'reading',
      entered: 12,
      wentOn: 7,
      left: 5,
      next: [
        { step: 'unsaved', count: 6 },
        { step: 'unknown', count: 1 },
      ],
    },
    { step: 'unknown', entered: 1, wentOn: 0, left: 1, next: [] },
    { step: 'unsaved', entered: 6, wentOn: 2, left: 4, next: [{ step: 'reading', count: 2 }] },
  ])
})
