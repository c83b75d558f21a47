import { useState } from 'react'
import { css, cx } from '#styled/css/index.js'
import type { Schemas } from '#machines/api/client.ts'
import { home } from '#i18n/fa/home.ts'
import { useSeenStories } from './seen-stories.ts'
import { Arch } from '#src/ui/Arch.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { Picture } from '#src/ui/Picture.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { tinted } from '#src/ui/tinted.ts'

type Props = { stories: readonly Schemas['Story'][] }

/** The row of stories: a ring in the shop's color for unseen ones. The viewer is loaded when one is opened. */
export function Stories({ stories }: Props) {
  const seen = useSeenStories()
  const [opened, setOpened] = useState({ position: 0, times: 0 })
  const open = (position: number) => setOpened(({ times }) => ({ position, times: times + 1 }))
  return (
    <section aria-label={home.stories} className={box}>
      <ul className={row}>
        {stories.map(({ id, name, cover, tint }, position) => (
          <li key={id}>
            <button
              type="button"
              aria-haspopup="dialog"
              className={story}
              data-seen={seen.includes(id) || undefined}
              onClick={() => open(position)}
              onPointerEnter={prefetch}
              onFocus={prefetch}
            >
              <Arch className={ring}>
                <Arch className={gap}>
                  <Arch className={cx(plate, tinted({ tint }))}>
                    <Picture
                      src={cover}
                      alt=""
                      width={300}
                      height={360}
                      sizes="(min-width: 960px) 92px, 76px"
                      className={picture}
                    />
                  </Arch>
                </Arch>
              </Arch>
              <span className={label}>{name}</span>
            </button>
          </li>
        ))}
      </ul>
      {opened.times > 0 && (
        <StoryViewer key={opened.times} stories={stories} position={opened.position} />
      )}
    </section>
  )
}

const fetchViewer = () => import('#src/features/stories/StoryViewer.tsx').then((m) => m.StoryViewer)

const StoryViewer = lazyPart(fetchViewer, {
  failed: (retry) => <Retry text={home.story.failed} onRetry={retry} />,
})

function prefetch(): void {
  fetchViewer().catch(() => undefined)
}

/** Closer to the hero than sections are to each other. */
const box = css({ marginBlockEnd: 'calc({spacing.6} - {spacing.section})' })
const row = css({
  display: 'flex',
  justifyContent: { md: 'safe center' },
  gap: { base: '4', md: '7' },
  marginInline: 'calc(-1 * {spacing.gutter})',
  paddingInline: 'gutter',
  paddingBlockStart: '1',
  overflowX: 'auto',
  scrollbarWidth: 'none',
})
const story = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '1',
  width: { base: 'max(76px, 4.75rem)', md: 'max(92px, 5.75rem)' },
  cursor: 'pointer',
  _focusVisible: { outlineOffset: '-3px' },
})
const ring = css({
  width: 'full',
  height: { base: 'max(92px, 5.75rem)', md: 'max(112px, 7rem)' },
  padding: '3px',
  borderRadius: '0 0 12px 12px',
  bg: 'brand',
  '[data-seen] &': { bg: 'border-strong' },
})
const gap = css({
  width: 'full',
  height: 'full',
  padding: '2px',
  borderRadius: '0 0 10px 10px',
  bg: 'bg',
})
const plate = css({ width: 'full', height: 'full', borderRadius: '0 0 8px 8px' })
const picture = css({
  width: 'full',
  height: 'full',
  objectPosition: 'bottom',
  transition: 'transform {durations.base} {easings.ease}',
  'button:hover &': { transform: 'scale(1.035)' },
  _still: { transform: 'none!' },
})
const label = css({
  maxWidth: 'full',
  textStyle: 'caption',
  color: 'text-2',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
})
