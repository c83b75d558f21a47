import { fromPromise } from 'xstate'
import type { Schemas, ShopClient } from '#machines/api/client.ts'
import { formOf, uploadPatienceMs } from '#machines/api/form-of.ts'
import { unwrap, within } from '#machines/kernel/problem.ts'

/**
 * Actors that prepare, upload and remove the profile picture.
 * @param prepare opens a file of the device as a picture and makes it small; throws if it is not a picture
 */
export function createProfileImageActors(
  client: ShopClient,
  prepare: (file: Blob) => Promise<Blob>,
) {
  return {
    preparePicture: fromPromise<Blob, { file: Blob }>(({ input }) => prepare(input.file)),

    updateProfileImage: fromPromise<Schemas['Profile'], { picture: Blob }>(({ input, signal }) =>
      within(
        signal,
        (signal) =>
          unwrap(
            client.PATCH('/profile/update-image/', {
              body: { image: 'picture.jpg' },
              bodySerializer: () => formOf('image', input.picture, 'picture.jpg'),
              signal,
            }),
          ),
        uploadPatienceMs,
      ),
    ),

    removeProfileImage: fromPromise<Schemas['Profile']>(({ signal }) =>
      within(signal, (signal) => unwrap(client.DELETE('/profile/update-image/', { signal }))),
    ),
  }
}
