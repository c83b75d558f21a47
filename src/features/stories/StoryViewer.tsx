import { createStoriesActors } from '#machines/flows/stories/stories.actors.ts'
import { storiesMachine } from '#machines/flows/stories/stories.machine.ts'
import type { Schemas } from '#machines/api/client.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { loadPicture } from './load-picture.ts'
import { StoryDialog } from './StoryDialog.tsx'
import { useFlow } from '#src/lib/flows/use-flow.ts'
import { markStorySeen } from './shared/seen-stories.ts'

type Props = {
  stories: readonly Schemas['Story'][]
  /** The index of the story that was opened. */
  position: number
}

/** The stories, starting with the one that was opened, until the shopper closes them or the last one ends. */
export function StoryViewer({ stories, position }: Props) {
  const api = useApi()
  const flow = useFlow(() => ({
    machine: storiesMachine,
    live: () => storiesMachine.provide({ actors: createStoriesActors(api, loadPicture) }),
    input: () => ({
      stories: stories.map(({ id }) => id),
      position,
      still: matchMedia('(prefers-reduced-motion: reduce)').matches,
    }),
    listen: (actor) => {
      const seen = actor.on('story.seen', ({ story }) => markStorySeen(story))
      return () => seen.unsubscribe()
    },
  }))
  return <StoryDialog flow={flow} stories={stories} />
}
