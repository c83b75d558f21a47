import { Link } from 'wouter'
import { toPersianDigits } from '#domain/digits.ts'
import { css, cva } from '#styled/css/index.js'
import { ui } from '#i18n/fa/ui.ts'
import { Icon } from './icon/Icon.tsx'

export type Step = {
  label: string
  href?: string
  /** It has to be done again, although a later one is shown. */
  isOpen?: boolean
}

/** Progress through steps; a finished step is a link back to it. */
export function Stepper({ steps, current }: { steps: readonly Step[]; current: number }) {
  return (
    <ol className={row}>
      {steps.map(({ label, href, isOpen = false }, position) => {
        const state =
          position === current ? 'current' : position < current && !isOpen ? 'done' : 'ahead'
        const content = (
          <>
            <span className={circle({ state })}>
              {state === 'done' ? <Icon name="check" size={20} /> : toPersianDigits(position + 1)}
            </span>
            <span className={words({ state })}>{label}</span>
            {state === 'done' && <span className={css({ srOnly: true })}>{ui.stepDone}</span>}
          </>
        )
        return (
          <li key={label} className={step} aria-current={state === 'current' ? 'step' : undefined}>
            {position > 0 && <span className={line({ reached: position <= current })} />}
            {state === 'done' && href !== undefined ? (
              <Link href={href} className={target}>
                {content}
              </Link>
            ) : (
              <span className={target}>{content}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** Circles grow with the text as far as four of them fit next to each other. */
const row = css({
  '--circle': 'clamp(32px, 2rem, 40px)',
  containerType: 'inline-size',
  display: 'flex',
  width: 'full',
  maxWidth: '720px',
  marginInline: 'auto',
})
const step = css({ position: 'relative', flex: '1', minWidth: '0' })
const target = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '1',
})
const circle = cva({
  base: {
    display: 'grid',
    placeItems: 'center',
    width: 'var(--circle)',
    height: 'var(--circle)',
    borderRadius: 'full',
    border: '1px solid',
    textStyle: 'label',
    lineHeight: '1',
  },
  variants: {
    state: {
      done: { bg: 'brand-soft', borderColor: 'brand-soft', color: 'brand-text' },
      current: { bg: 'brand', borderColor: 'brand', color: 'on-brand' },
      ahead: { bg: 'surface', borderColor: 'border-strong', color: 'text-2' },
    },
  },
})
/** Where large text leaves room for one label, only the current step shows its own. */
const words = cva({
  base: { textStyle: 'caption', whiteSpace: 'nowrap' },
  variants: {
    state: {
      done: { color: 'brand-text', '@container (max-width: 16rem)': { srOnly: true } },
      current: {
        fontWeight: '700',
        '@container (max-width: 16rem)': { fontSize: 'min(0.75rem, 6vw)' },
      },
      ahead: { color: 'text-2', '@container (max-width: 16rem)': { srOnly: true } },
    },
  },
})
const line = cva({
  base: {
    position: 'absolute',
    insetBlockStart: 'calc(var(--circle) / 2 - 1px)',
    insetInlineStart: 'calc(-50% + var(--circle) / 2 + 6px)',
    width: 'calc(100% - var(--circle) - 12px)',
    height: '2px',
  },
  variants: { reached: { true: { bg: 'brand' }, false: { bg: 'border-strong' } } },
})
