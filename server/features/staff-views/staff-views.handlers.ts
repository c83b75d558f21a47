import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import * as views from './staff-views.service.ts'

type StaffViewsHandlers = Pick<
  Handlers,
  'listStaffViews' | 'createStaffView' | 'updateStaffView' | 'deleteStaffView'
>

export function staffViewsHandlers(context: Context): StaffViewsHandlers {
  return {
    listStaffViews: async ({ caller, query }) => ({
      status: 200,
      body: await views.listStaffViews(context, signedIn(caller), query.list),
    }),

    createStaffView: async ({ caller, body }) => ({
      status: 201,
      body: await views.createStaffView(context, signedIn(caller), body),
    }),

    updateStaffView: async ({ caller, path, body }) => ({
      status: 200,
      body: await views.updateStaffView(context, signedIn(caller), path.id, body),
    }),

    deleteStaffView: async ({ caller, path }) => ({
      status: 200,
      body: await views.deleteStaffView(context, signedIn(caller), path.id),
    }),
  }
}
