import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { toPersianDigits } from '#domain/digits.ts'
import type { storiesMachine } from '#machines/flows/stories/stories.machine.ts'
import { storiesSelectors } from '#machines/flows/stories/stories.selectors.ts'
import { css, cx } from '#styled/css/index.js'
import { home } from '#i18n/fa/home.ts'
import { ui } from '#i18n/fa/ui.ts'
import { storySizes } from './load-picture.ts'
import { StoryFailure } from './StoryFailure.tsx'
import { useStoryGestures } from './use-story-gestures.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { spinner } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { iconButton } from '#src/ui/IconButton.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { tinted } from '#src/ui/tinted.ts'

type Props = { flow: Actor<typeof storiesMachine> }

/** The current item, or its placeholder or failure; its left side leads to the next item and its right side back. */
export function StoryStage({ flow }: Props) {
  const { stage, tap } = useStoryGestures(flow)
  const item = useSelector(flow, storiesSelectors.item)
  const failure = useSelector(flow, storiesSelectors.failure)
  const isPlaying = useSelector(flow, storiesSelectors.isPlaying)
  const hasPrevious = useSelector(flow, storiesSelectors.hasPrevious)
  return (
    <div className={cx(ground, item === null ? empty : tinted({ tint: item.tint }))} {...stage}>
      <div aria-live={isPlaying ? 'off' : 'polite'} className={words}>
        {item?.text !== undefined && (
          <p className={text}>
            <Bdi>{item.text}</Bdi>
          </p>
        )}
        {item !== null && <Place flow={flow} />}
      </div>
      {item !== null && (
        <Picture
          key={item.id}
          src={item.desktop_image}
          alt={item.desktop_image_alt}
          width={720}
          height={1000}
          sizes={storySizes}
          priority
          className={picture}
        />
      )}
      {item === null && failure === null && (
        <p role="status" className={middle}>
          <span className={spinner} />
          <span className={css({ srOnly: true })}>{ui.loading}</span>
        </p>
      )}
      <button
        type="button"
        aria-label={ui.next}
        className={cx(side, atEnd)}
        onClick={tap('next.pressed')}
      >
        <Icon name="caret" className={mark} />
      </button>
      {hasPrevious && (
        <button
          type="button"
          aria-label={ui.previous}
          className={cx(side, atStart)}
          onClick={tap('previous.pressed')}
        >
          <Icon name="caret-back" className={mark} />
        </button>
      )}
      {failure !== null && (
        <StoryFailure failure={failure} onRetry={() => flow.send({ type: 'retry.requested' })} />
      )}
    </div>
  )
}

/** The position of the item, for users who cannot see the bars. */
function Place({ flow }: Props) {
  const index = useSelector(flow, storiesSelectors.index)
  const count = useSelector(flow, storiesSelectors.count)
  return (
    <p className={css({ srOnly: true })}>
      {home.story.item(toPersianDigits(index + 1), toPersianDigits(count))}
    </p>
  )
}

const ground = css({
  position: 'relative',
  flex: '1',
  minHeight: '0',
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
})
const empty = css({ bg: 'bg-sunken' })
const words = css({
  position: 'relative',
  zIndex: '1',
  padding: '5',
  textAlign: 'center',
  pointerEvents: 'none',
})
const text = css({ textStyle: 'h2', textWrap: 'balance' })
const picture = css({
  position: 'absolute',
  inset: '0',
  width: 'full',
  height: 'full',
  objectFit: 'cover!',
  objectPosition: 'center bottom',
  pointerEvents: 'none',
})
const middle = css({
  position: 'absolute',
  inset: '0',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '3',
  padding: '6',
  textAlign: 'center',
  color: 'text-2',
})
const side = css({
  position: 'absolute',
  insetBlock: '0',
  display: 'flex',
  alignItems: 'center',
  width: '40%',
  padding: '3',
  cursor: 'pointer',
  _focusVisible: { outlineOffset: '-6px' },
})
const atStart = css({ insetInlineStart: '0', justifyContent: 'flex-start' })
const atEnd = css({ insetInlineEnd: '0', justifyContent: 'flex-end' })
const mark = cx(
  iconButton({ look: 'round' }),
  css({ display: { base: 'none!', sm: 'inline-grid!' }, padding: '2' }),
)
