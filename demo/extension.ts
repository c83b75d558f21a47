import { join } from 'node:path'
import type { Extension } from '#server/extension.ts'
import { unusedWarrantyCodes } from './catalogue/devices.ts'
import { mediaRoutes } from './media/media-routes.ts'
import { drawnMap } from './map/drawn-map.ts'
import { renewOffers } from './offers/renew-offers.ts'
import { outboxRoutes } from './outbox-routes.ts'
import { playPastMonth } from './past-month/past-month.ts'
import { drawnPictures } from './pictures/source.ts'
import { withSandboxBank } from './sandbox-bank/gateway.ts'
import { sandboxBank } from './sandbox-bank/routes.ts'
import { demoAccounts, isCatalogueEmpty, loadDemo } from './seed/load.ts'

/** What only a demo has: a catalogue with drawn pictures and films, public logins, an outbox and a bank. */
export const demo: Extension = {
  pictures: drawnPictures,
  seed: async (shop, report) => {
    const { db } = shop.database
    if (!(await isCatalogueEmpty(db))) return
    report('Filling the shop with the demo')
    const now = Date.now()
    await loadDemo(db, { now })
    if (shop.config.demoMonth === 'empty') return
    report('Playing the month before')
    await playPastMonth(shop, now)
  },
  gateways: withSandboxBank,
  map: drawnMap,
  routes: (server, context, storefront) => {
    outboxRoutes(server, context)
    sandboxBank(server, context)
    if (storefront !== 'none') mediaRoutes(server, join(context.config.dataDir, 'media'))
  },
  refresh: renewOffers,
  welcome: ({ siteUrl }) => {
    const { customer, newcomer, staff, clerk } = demoAccounts
    return [
      `Customer  ${customer.phone}  password ${customer.password}`,
      `Newcomer  ${newcomer.phone}  password ${newcomer.password}`,
      `Staff     ${staff.phone}  password ${staff.password}`,
      `Clerk     ${clerk.phone}  password ${clerk.password}`,
      `Office    ${siteUrl}/staff  asks for password and code`,
      `Codes     ${siteUrl}/dev/outbox?phone=${staff.phone}`,
      `Warranty  codes ${unusedWarrantyCodes.join(', ')}`,
      `Messages  ${siteUrl}/dev/outbox?phone=${customer.phone}`,
    ]
  },
}
