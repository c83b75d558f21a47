import { fromPromise } from 'xstate'
import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { ProfilePatch } from './profile-field.machine.ts'

export function createProfileFieldActors(client: ShopClient) {
  return {
    patchProfile: fromPromise<Schemas['Profile'], { patch: ProfilePatch }>(({ input, signal }) =>
      within(signal, (signal) =>
        unwrap(client.PATCH('/profile/update/', { body: input.patch, signal })),
      ),
    ),
  }
}
