import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { circles, importsIn, refused, type Import } from './walls.ts'

const files = globSync(
  '{charts,domain,i18n,machines,src,server,demo,staff,studio,stories,tools,walks}/**/*.{ts,tsx,mts}',
)
const text = (file: string) => readFileSync(file, 'utf8')
const imports = files.flatMap((file) => importsIn(file, text(file)))
const show = ({ from, to }: Import) => `${from} → ${to}`

describe('imports', () => {
  it('are found in every room', () => {
    const rooms = new Set(imports.map(({ from }) => from.split('/')[0]))
    expect(rooms).toEqual(
      new Set([
        'demo',
        'domain',
        'i18n',
        'machines',
        'server',
        'src',
        'staff',
        'stories',
        'charts',
        'studio',
        'tools',
        'walks',
      ]),
    )
  })

  it('lead through no wall', () => {
    expect(refused(imports).map(show).toSorted()).toEqual([])
  })

  it('make no circle, types counted', () => {
    expect(circles(imports)).toEqual([])
  })

  it.each([
    // Wrong imports found in a code review, under the files' former or current names.
    ['src/goods/ProductCard.tsx', '#src/features/wishlist/CardHeart.tsx'],
    ['src/lib/has-page.ts', '#src/app/routes.ts'],
    ['src/lib/navigation.ts', '#src/app/routes.ts'],
    ['src/features/addresses/AddressDialog.tsx', '#src/features/delivery/AddressForm.tsx'],
    ['src/ui/Button.tsx', '#src/goods/Price.tsx'],
    ['server/features/orders/close-order.service.ts', '#server/features/orders/orders.jobs.ts'],
    ['server/features/accounts/accounts.service.ts', './accounts.handlers.ts'],
    ['server/features/cart/cart.queries.ts', './cart.service.ts'],
    ['server/http/contract/register.ts', '#server/features/uploads/upload-limits.service.ts'],
    ['server/http/security/authenticate.ts', '#server/features/accounts/sessions.service.ts'],
    ['server/features/accounts/accounts.jobs.ts', '#demo/keep-offers-running.ts'],
    ['server/reference/reference.ts', '#demo/catalogue/support.ts'],
    ['server/app.ts', '#studio/server/studio-routes.ts'],
    ['server/features/cart/cart.service.ts', '#machines/flows/cart/cart.ts'],
    ['stories/support/actor-in-state.ts', '#tests/support/machines/held.ts'],
    ['tools/paths/report.ts', '#tests/support/machines/held.ts'],
    ['studio/app/details/Refusals.tsx', '#server/problem.ts'],
    ['studio/app/details/Refusals.tsx', '#src/ui/Button.tsx'],
    ['studio/channel/redact.ts', '#api/personal-fields.ts'],
    ['studio/app/walks/walk.ts', '#machines/testing/registry.ts'],
    ['walks/paths/runner.ts', '#machines/kernel/start.ts'],
    ['walks/shop/flows.ts', '#src/lib/session.ts'],
    ['walks/mutators.ts', '#tests/support/machines/held.ts'],
    ['walks/mutators.ts', '#charts/graph.ts'],
    ['charts/graph.ts', '#studio/app/machines.ts'],
    ['charts/graph.ts', '#walks/paths/explore.ts'],
    ['studio/app/machines.ts', '#stories/support/actor-in-state.ts'],
    ['studio/panda.config.ts', '../panda.config.ts'],
    ['walks/model.ts', '#shop'],
    ['charts/graph.ts', '#machines/lifecycles/order/order.machine.ts'],
    ['server/app.ts', '#charts/graph.ts'],
    ['machines/flows/checkout/checkout.machine.ts', '#walks/model.ts'],
    ['staff/orders/OrderPage.tsx', '#server/problem.ts'],
    ['staff/orders/OrderPage.tsx', '#src/app/routes.ts'],
    ['staff/orders/OrderPage.tsx', '#src/features/orders/OrderPage.tsx'],
    ['src/app/routes.ts', '#staff/app/paths.ts'],
    ['server/app.ts', '#staff/app/paths.ts'],
    ['machines/kernel/problem.ts', '#machines/flows/checkout/checkout.types.ts'],
    ['machines/flows/checkout/checkout.machine.ts', '#machines/testing/fixtures.ts'],
    ['machines/kernel/start.ts', '#src/lib/session.ts'],
    ['domain/price.ts', '#i18n/problems.ts'],
  ])('of %s do not lead to %s', (file, specifier) => {
    const wrong = importsIn(file, `import type { Thing } from '${specifier}'`)
    expect(refused(wrong)).toEqual(wrong)
    expect(wrong).toHaveLength(1)
  })

  it('in a cycle are found, even if they only import types', () => {
    const around = [
      ...importsIn('machines/a.ts', `import type { B } from './b.ts'`),
      ...importsIn('machines/b.ts', `import { c } from '#machines/c.ts'`),
      ...importsIn('machines/c.ts', `const a = await import('./a.ts')`),
    ]
    expect(circles(around)).toEqual([['machines/a.ts', 'machines/b.ts', 'machines/c.ts']])
  })

  it('of the studio, the charts and the walks do not name folders of the shop in strings either', () => {
    const folder = /['"`](?:\.{0,2}\/)*(?:demo|domain|i18n|machines|server|src|staff|stories)\//
    const wrong = files.filter(
      (file) => /^(?:charts|studio|walks)\/(?!shop\/)/.test(file) && folder.test(text(file)),
    )
    expect(wrong).toEqual([])
  })

  it('of SQL stand in queries and in the database’s own folder alone', () => {
    const wrong = files.filter(
      (file) =>
        file.startsWith('server/') &&
        !/\.queries\.ts$|^server\/(platform\/(db|drizzle)|reference)/.test(file) &&
        /^import (?!type)[^;]*?from 'drizzle-orm/m.test(text(file)),
    )
    expect(wrong).toEqual([])
  })

  it('of the storefront have no inspector in the main bundle', () => {
    const wrong = files.filter(
      (file) =>
        file.startsWith('src/') &&
        /^import (?!type)[^;]*from '@statelyai\/inspect'/m.test(text(file)),
    )
    expect(wrong).toEqual([])
  })
})
