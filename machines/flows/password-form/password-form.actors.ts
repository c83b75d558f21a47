import { fromPromise } from 'xstate'
import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'
import type { NewPassword } from './password-form.machine.ts'

export function createPasswordFormActors(client: ShopClient) {
  return {
    savePassword: fromPromise<Schemas['Profile'], NewPassword>(({ input, signal }) =>
      within(signal, (signal) => {
        const { current, password: new_password, repeated: confirm_password } = input
        const body = { new_password, confirm_password }
        return current === null
          ? unwrap(client.POST('/accounts/set_password/', { body, signal }))
          : unwrap(
              client.POST('/accounts/change_password/', {
                body: { old_password: current, ...body },
                signal,
              }),
            )
      }),
    ),
  }
}
