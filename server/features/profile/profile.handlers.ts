import type { Context } from '#server/context.ts'
import { signedIn } from '#server/http/contract/caller.ts'
import type { Handlers } from '#server/http/contract/types.ts'
import { profileBody } from './profile-view.ts'
import * as profiles from './profile.service.ts'

type ProfileHandlers = Pick<
  Handlers,
  | 'getProfile'
  | 'getHasAllInformation'
  | 'patchProfile'
  | 'putProfile'
  | 'updateProfileImage'
  | 'removeProfileImage'
>

export function profileHandlers(context: Context): ProfileHandlers {
  return {
    getProfile: async ({ caller }) => {
      const user = await profiles.getProfile(context, signedIn(caller).userId)
      return { status: 200, body: profileBody(user) }
    },

    getHasAllInformation: async ({ caller }) => {
      const user = await profiles.getProfile(context, signedIn(caller).userId)
      return { status: 200, body: { has_all_information: profiles.isComplete(user) } }
    },

    patchProfile: async ({ caller, body }) => {
      const user = await profiles.patchProfile(context, signedIn(caller).userId, body)
      return { status: 200, body: profileBody(user) }
    },

    putProfile: async ({ caller, body }) => {
      const user = await profiles.putProfile(context, signedIn(caller).userId, body)
      return { status: 200, body: profileBody(user) }
    },

    updateProfileImage: async ({ caller, files }) => {
      const { userId } = signedIn(caller)
      const user = await profiles.updateProfileImage(context, userId, files.get('image'))
      return { status: 200, body: profileBody(user) }
    },

    removeProfileImage: async ({ caller }) => {
      const user = await profiles.removeProfileImage(context, signedIn(caller).userId)
      return { status: 200, body: profileBody(user) }
    },
  }
}
