import { fromPromise } from 'xstate'
import type { ShopClient } from '#machines/api/client.ts'
import { clockOf } from '#machines/kernel/clock.ts'
import { ProblemError, unwrap, within } from '#machines/kernel/problem.ts'
import type { LoadedItem, StoryItemBrief } from './stories.types.ts'

/**
 * Actors that load the items of a story.
 * @param loadPicture fetches a picture by its address and resolves when it can be shown; an item never plays over a
 *   picture that is not there yet
 */
export function createStoriesActors(
  client: ShopClient,
  loadPicture: (image: string) => Promise<void>,
) {
  return {
    listItems: fromPromise<StoryItemBrief[], { story: number }>(({ input: { story }, signal }) =>
      within(signal, (signal) =>
        unwrap(client.GET('/home-page/story-item/', { params: { query: { story } }, signal })),
      ),
    ),

    loadItem: fromPromise<LoadedItem, { id: number }>(({ input: { id }, signal, system }) =>
      within(signal, async (signal) => {
        const item = await unwrap(
          client.GET('/home-page/story-item/{id}/', { params: { path: { id } }, signal }),
        )
        await Promise.race([loadPicture(item.desktop_image), abortOf(signal)]).catch(() => {
          throw signal.aborted ? signal.reason : new ProblemError('network')
        })
        return { item, loadedAt: clockOf(system).now() }
      }),
    ),
  }
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}
