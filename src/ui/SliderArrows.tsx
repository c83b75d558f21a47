import { css, cx } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { IconButton } from './IconButton.tsx'

type Props = {
  /** Whether they are on the slides, or half outside. */
  inside: boolean
  hasPrevious: boolean
  hasNext: boolean
  onPrevious: () => void
  onNext: () => void
}

/** Previous and next, at the sides of the slides; on touch screens one swipes instead. */
export function SliderArrows({ inside, hasPrevious, hasNext, onPrevious, onNext }: Props) {
  return (
    <>
      {hasPrevious && (
        <IconButton
          look="round"
          icon="caret-back"
          label={ui.previous}
          className={cx(arrow, inside ? insideStart : atStart)}
          onClick={onPrevious}
        />
      )}
      {hasNext && (
        <IconButton
          look="round"
          icon="caret"
          label={ui.next}
          className={cx(arrow, inside ? insideEnd : atEnd)}
          onClick={onNext}
        />
      )}
    </>
  )
}

const arrow = css({
  position: 'absolute!',
  insetBlockStart: 'calc(50% - 22px)',
  zIndex: '1',
  display: { base: 'none!', md: 'inline-grid!' },
})
const atStart = css({ insetInlineStart: '-22px' })
const atEnd = css({ insetInlineEnd: '-22px' })
const insideStart = css({ insetInlineStart: '5' })
const insideEnd = css({ insetInlineEnd: '5' })
