import { css } from '#styled/css/index.js'
import { Icon } from '#src/ui/icon/Icon.tsx'
import type { IconName } from '#src/ui/icon/names.ts'

type Props = {
  label: string
  features: readonly { icon: IconName; title: string; text: string }[]
}

/** Cards of what the shop offers, three in a row on wide screens. */
export function FeatureCards({ label, features }: Props) {
  return (
    <ul aria-label={label} className={grid}>
      {features.map(({ icon, title, text }) => (
        <li key={title} className={card}>
          <Icon name={icon} size={32} className={css({ color: 'brand-text' })} />
          <p className={css({ textStyle: 'h3', marginBlockStart: '2' })}>{title}</p>
          <p className={css({ textStyle: 'body', color: 'text-2' })}>{text}</p>
        </li>
      ))}
    </ul>
  )
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', md: 'repeat(3, 1fr)' },
  gap: { base: '3', md: '4' },
})
const card = css({
  padding: { base: '4', md: '6' },
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
