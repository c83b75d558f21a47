import { css } from '#styled/css/index.js'
import { home } from '#i18n/fa/home.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'

/** The steps of an order, from selection to delivery. */
export function Steps() {
  return (
    <ol aria-label={home.stepsLabel} className={row}>
      {home.steps.map(({ icon, title, text }) => (
        <li key={title} className={item}>
          <Icon name={icon} size={28} className={mark} />
          <div>
            <p className={name}>{title}</p>
            <p className={note}>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

const row = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  paddingBlock: { base: '4', md: '6' },
  borderBlockEnd: { md: '1px solid {colors.border}' },
})
const item = css({
  position: 'relative',
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: 'center',
  justifyContent: 'center',
  gap: { base: '1', md: '3' },
  textAlign: { base: 'center', md: 'start' },
  '&:not(:last-child)::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: { base: '-18%', md: '-8%' },
    insetBlockStart: { base: '14px', md: '50%' },
    width: { base: '36%', md: '16%' },
    borderBlockStart: '1.5px dashed {colors.border-strong}',
  },
})
const mark = css({ color: 'brand-text' })
const name = css({
  fontSize: { base: '12px', md: '14px' },
  fontWeight: { base: '500', md: '700' },
  lineHeight: '20px',
})
const note = css({ display: { base: 'none', md: 'block' }, textStyle: 'caption', color: 'text-2' })
