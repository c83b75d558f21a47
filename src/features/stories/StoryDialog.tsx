import { useSelector } from '@xstate/react'
import { useEffect } from 'react'
import type { Actor } from 'xstate'
import type { Schemas } from '#machines/api/client.ts'
import type { storiesMachine } from '#machines/flows/stories/stories.machine.ts'
import { storiesSelectors } from '#machines/flows/stories/stories.selectors.ts'
import { home } from '#i18n/fa/home.ts'
import { loadPicture } from './load-picture.ts'
import { StoryBars } from './StoryBars.tsx'
import { StoryOffer } from './StoryOffer.tsx'
import { StoryStage } from './StoryStage.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { ModalDialog } from '#src/ui/ModalDialog.tsx'

type Props = { flow: Actor<typeof storiesMachine>; stories: readonly Schemas['Story'][] }

/** A story as a dialog: its bars, its picture, and the product to buy. Closes with the flow. */
export function StoryDialog({ flow, stories }: Props) {
  const isOpen = useSelector(flow, ({ status }) => status !== 'done')
  const position = useSelector(flow, storiesSelectors.position)
  const item = useSelector(flow, storiesSelectors.item)
  const isStill = useSelector(flow, storiesSelectors.isStill)
  const next = useSelector(flow, storiesSelectors.nextPicture)
  useEffect(() => {
    if (item !== null && next !== null) void loadPicture(next).catch(() => undefined)
  }, [item, next])
  return (
    <ModalDialog
      open={isOpen}
      onClose={() => flow.send({ type: 'dialog.dismissed' })}
      title={stories[position]?.name ?? ''}
      look="stage"
      aside={
        <IconButton
          icon={isStill ? 'play' : 'pause'}
          label={isStill ? home.story.play : home.story.pause}
          onClick={() =>
            flow.send({ type: isStill ? 'play.pressed' : 'pause.pressed', at: Date.now() })
          }
        />
      }
      foot={<StoryOffer item={item} />}
    >
      <StoryBars flow={flow} />
      <StoryStage flow={flow} />
    </ModalDialog>
  )
}
