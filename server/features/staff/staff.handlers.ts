import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { listStaffActions } from './audit.service.ts'
import { getStaffMember, listStaffMembers, setStaffRoles } from './members.service.ts'
import { requestStaffOtp, verifyStaffOtp, verifyStaffPassword } from './verification.service.ts'
import { changeVariant, listStockMovements } from './staff-variants.service.ts'

type StaffHandlers = Pick<
  Handlers,
  | 'getStaffMember'
  | 'verifyStaffPassword'
  | 'requestStaffOtp'
  | 'verifyStaffOtp'
  | 'listStaffMembers'
  | 'setStaffRoles'
  | 'listStaffActions'
  | 'updateVariant'
  | 'listStockMovements'
>

export function staffHandlers(context: Context): StaffHandlers {
  return {
    getStaffMember: async ({ caller }) => ({
      status: 200,
      body: await getStaffMember(context, signedIn(caller)),
    }),

    verifyStaffPassword: async ({ caller, body }) => ({
      status: 200,
      body: await verifyStaffPassword(context, signedIn(caller), body.password),
    }),

    requestStaffOtp: async ({ caller }) => {
      const { expiresAt, resendAt } = await requestStaffOtp(context, signedIn(caller))
      return {
        status: 200,
        body: { expires_at: expiresAt.toISOString(), resend_at: resendAt.toISOString() },
      }
    },

    verifyStaffOtp: async ({ caller, body }) => ({
      status: 200,
      body: await verifyStaffOtp(context, signedIn(caller), body.otp),
    }),

    listStaffMembers: async () => ({ status: 200, body: await listStaffMembers(context) }),

    setStaffRoles: async ({ caller, body }) => ({
      status: 200,
      body: await setStaffRoles(context, signedIn(caller).userId, body),
    }),

    listStaffActions: async ({ query }) => ({
      status: 200,
      body: await listStaffActions(context, query),
    }),

    listStockMovements: async ({ path }) => ({
      status: 200,
      body: await listStockMovements(context, path.id),
    }),

    updateVariant: async ({ caller, path, body, headers }) => {
      const key = headers['Idempotency-Key'] ?? null
      const { userId } = signedIn(caller)
      return { status: 200, body: await changeVariant(context, userId, path.id, body, key) }
    },
  }
}
