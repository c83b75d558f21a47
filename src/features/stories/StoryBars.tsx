import { useSelector } from '@xstate/react'
import type { Actor } from 'xstate'
import { storyItemMs, type storiesMachine } from '#machines/flows/stories/stories.machine.ts'
import { storiesSelectors } from '#machines/flows/stories/stories.selectors.ts'
import { css } from '#styled/css/index.js'

/** One bar per item, full for the past ones; the current one fills while it plays. */
export function StoryBars({ flow }: { flow: Actor<typeof storiesMachine> }) {
  const count = useSelector(flow, storiesSelectors.count)
  const index = useSelector(flow, storiesSelectors.index)
  const isShown = useSelector(flow, (snapshot) => storiesSelectors.item(snapshot) !== null)
  const isPlaying = useSelector(flow, storiesSelectors.isPlaying)
  return (
    <div className={row} aria-hidden>
      {Array.from({ length: count }, (_, place) => (
        <span key={place} className={bar}>
          {place < index && <span className={full} />}
          {place === index && isShown && (
            <span
              className={filling}
              style={{
                animationDuration: `${storyItemMs}ms`,
                animationPlayState: isPlaying ? 'running' : 'paused',
              }}
            />
          )}
        </span>
      ))}
    </div>
  )
}

const row = css({
  display: 'flex',
  gap: '1',
  minHeight: '4px',
  marginInline: '4',
  marginBlockEnd: '2',
})
const bar = css({
  flex: '1',
  height: '4px',
  borderRadius: 'full',
  bg: 'border',
  overflow: 'hidden',
})
const full = css({ display: 'block', height: 'full', bg: 'brand' })
const filling = css({
  display: 'block',
  height: 'full',
  bg: 'brand',
  transformOrigin: 'right',
  animation: 'fill 1s linear both',
  _still: { animation: 'none' },
})
