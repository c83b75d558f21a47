import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { listStaffActions } from './audit.service.ts'
import { getStaffMember, listStaffMembers, setStaffRoles } from './members.service.ts'
import { changeVariant } from './staff-variants.service.ts'

type StaffHandlers = Pick<
  Handlers,
  'getStaffMember' | 'listStaffMembers' | 'setStaffRoles' | 'listStaffActions' | 'updateVariant'
>

export function staffHandlers(context: Context): StaffHandlers {
  return {
    getStaffMember: async ({ caller }) => ({
      status: 200,
      body: await getStaffMember(context, signedIn(caller)),
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

    updateVariant: async ({ caller, path, body }) => ({
      status: 200,
      body: await changeVariant(context, signedIn(caller).userId, path.id, body),
    }),
  }
}
