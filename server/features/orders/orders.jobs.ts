import type { Context } from '#server/context.ts'
import { expireOrder } from './close-order.service.ts'
import { settlePayment } from '#server/features/payments/settlement.service.ts'
import { idIn, type JobHandlers } from '#server/platform/jobs/job-runner.ts'

export function orderJobs(context: Context): Pick<JobHandlers, 'expire-order' | 'settle-payment'> {
  return {
    'expire-order': (payload) => expireOrder(context, idIn(payload, 'order_id')),
    'settle-payment': (payload) => settlePayment(context, idIn(payload, 'payment_id')),
  }
}
