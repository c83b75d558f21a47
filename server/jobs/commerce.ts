import type { Context } from '#server/context.ts'
import { expireOrder } from '#server/services/order-closing.ts'
import { settlePayment } from '#server/services/settlement.ts'
import { idIn, type JobHandlers } from './runner.ts'

export function commerceJobs(
  context: Context,
): Pick<JobHandlers, 'expire-order' | 'settle-payment'> {
  return {
    'expire-order': (payload) => expireOrder(context, idIn(payload, 'order_id')),
    'settle-payment': (payload) => settlePayment(context, idIn(payload, 'payment_id')),
  }
}
