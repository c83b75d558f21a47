import { css, cx } from '#styled/css/index.js'

type Props = { width?: string; height?: string; radius?: string; className?: string }

/** A placeholder. It appears after 150 ms, so that fast replies do not flicker. */
export function Skeleton({ width, height, radius, className }: Props) {
  return (
    <span
      aria-hidden
      className={cx(block, className)}
      style={{ width, height, borderRadius: radius }}
    />
  )
}

const block = css({
  display: 'block',
  borderRadius: 'sm',
  bg: 'skeleton',
  backgroundImage: 'linear-gradient(90deg, transparent, {colors.skeleton-2} 50%, transparent)',
  backgroundSize: '60% 100%',
  backgroundRepeat: 'no-repeat',
  animation: 'sheen 1.4s linear infinite reverse, fade .01s linear .15s backwards',
  _still: { animation: 'none', backgroundImage: 'none' },
})
