import { createStoriesActors } from '#machines/stories/stories.actors.ts'
import { storiesMachine } from '#machines/stories/stories.machine.ts'
import type { Schemas } from '#machines/client.ts'
import { useApi } from '#src/api/ApiContext.tsx'
import { loadPicture } from '#src/flows/stories/load-picture.ts'
import { StoryDialog } from '#src/flows/stories/StoryDialog.tsx'
import { useFlow } from '#src/flows/use-flow.ts'
import { noteSeenStory } from '#src/lib/seen-stories.ts'

type Props = {
  stories: readonly Schemas['Story'][]
  /** Place of the story that was opened. */
  position: number
}

/** The stories from the one that was opened on, until the shopper closes them or the last one ends. */
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
      const seen = actor.on('story.seen', ({ story }) => noteSeenStory(story))
      return () => seen.unsubscribe()
    },
  }))
  return <StoryDialog flow={flow} stories={stories} />
}
