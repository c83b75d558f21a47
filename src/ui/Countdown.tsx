import { cva } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { countdown } from '#src/lib/format.ts'
import { useNow } from '#src/lib/use-now.ts'

type Props = {
  /** RFC 3339, or milliseconds since 1970 by the server's clock. */
  until: string | number
  look?: 'plain' | 'boxes' | 'panel'
  /** Without hours and in whole seconds, for waits of minutes: no wait begins with more than was promised. */
  short?: boolean
}

/** Time left, updated each second; keeps its width, and stays at zero at the end. */
export function Countdown({ until, look = 'plain', short = false }: Props) {
  const now = useNow()
  const end = typeof until === 'number' ? until : Date.parse(until)
  const left = end - (now ?? end)
  const { hours, minutes, seconds } = countdown(short ? Math.floor(left / 1000) * 1000 : left)
  const parts = short ? [minutes, seconds] : [hours, minutes, seconds]
  return (
    <span
      role="timer"
      dir="ltr"
      className={clock({ look })}
      data-pending={now === null || undefined}
      aria-label={now === null ? undefined : ui.remaining(hours, minutes, seconds)}
    >
      {parts.map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- hours, minutes and seconds are their places
        <span key={place} aria-hidden>
          {part}
        </span>
      ))}
    </span>
  )
}

const clock = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    // In cells of equal width the small zero of Persian would stand alone; the parts keep their width instead.
    fontVariantNumeric: 'normal',
    fontWeight: '700',
    whiteSpace: 'nowrap',
    '& > span': { minWidth: '1.3em', textAlign: 'center' },
    '& > span + span::before': { content: '":"', paddingInline: '5px', opacity: '.7' },
    '&[data-pending] > span': { color: 'transparent' },
  },
  variants: {
    look: {
      // What is left of the first cell's width stands before it, not before the colon.
      plain: { '& > span:first-child': { textAlign: 'end' } },
      boxes: {
        gap: '14px',
        '& > span': {
          position: 'relative',
          minWidth: '28px',
          paddingInline: '1',
          lineHeight: '26px',
          borderRadius: 'xs',
          bg: 'sale-soft',
          color: 'sale-text',
        },
        '& > span + span::before': { position: 'absolute', insetInlineStart: '-9px', padding: '0' },
      },
      panel: {
        gap: '18px',
        color: 'panel-accent',
        '& > span': {
          position: 'relative',
          minWidth: '36px',
          lineHeight: '36px',
          borderRadius: 'sm',
          bg: 'surface',
          color: 'text',
        },
        '& > span + span::before': {
          position: 'absolute',
          insetInlineStart: '-12px',
          padding: '0',
          color: 'panel-accent',
        },
      },
    },
  },
})
