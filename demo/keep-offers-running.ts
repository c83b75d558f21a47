import type { Context } from '#server/context.ts'
import { renewDemoOffers } from './seed/renew-offers.ts'
import { announceChanges } from '#server/features/stock-alerts/stock-alerts.service.ts'

/** In demo mode, begins offers anew that have ended; whoever waits for one is told. */
export async function keepDemoOffersRunning({ config, db, log, now }: Context): Promise<void> {
  if (config.mode !== 'demo') return
  const renewed = await db.transaction(async (tx) => {
    const ids = await renewDemoOffers(tx, now())
    await announceChanges(tx, ids, now())
    return ids
  })
  if (renewed.length > 0) log.info({ variants: renewed.length }, 'offers of the demo begun anew')
}
