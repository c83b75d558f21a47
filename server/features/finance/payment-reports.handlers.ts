import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import {
  createPaymentReport,
  downloadPaymentDifferences,
  getPaymentReport,
  listPaymentReports,
  notePaymentDifference,
} from './payment-reports.service.ts'

type ReportHandlers = Pick<
  Handlers,
  | 'listPaymentReports'
  | 'createPaymentReport'
  | 'getPaymentReport'
  | 'downloadPaymentDifferences'
  | 'notePaymentDifference'
>

export function paymentReportHandlers(context: Context): ReportHandlers {
  return {
    listPaymentReports: async () => ({ status: 200, body: await listPaymentReports(context) }),

    createPaymentReport: async ({ caller, files, body, query }) => {
      const { userId } = signedIn(caller)
      const sheet = files.get('sheet')
      const report = await createPaymentReport(context, userId, sheet, body.sheet, query)
      return { status: 201, body: report }
    },

    getPaymentReport: async ({ path, query }) => ({
      status: 200,
      body: await getPaymentReport(context, path.id, query),
    }),

    downloadPaymentDifferences: async ({ path }) => ({
      status: 200,
      file: await downloadPaymentDifferences(context, path.id),
    }),

    notePaymentDifference: async ({ caller, path, headers, body }) => {
      const key = headers['Idempotency-Key'] ?? null
      const { userId } = signedIn(caller)
      return { status: 200, body: await notePaymentDifference(context, userId, path.id, body, key) }
    },
  }
}
