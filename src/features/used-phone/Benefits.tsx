import { css } from '#styled/css/index.js'
import { usedPhone as words } from '#i18n/fa/used-phone.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'

/** What the shop promises to those who sell their phone. */
export function Benefits() {
  return (
    <ul aria-label={words.benefitsTitle} className={grid}>
      {words.benefits.map(({ icon, title, text }) => (
        <li key={title} className={card}>
          <Icon name={icon} size={32} className={css({ color: 'brand-text' })} />
          <p className={css({ textStyle: 'h3', marginBlockStart: '3' })}>{title}</p>
          <p className={css({ textStyle: 'body', color: 'text-2' })}>{text}</p>
        </li>
      ))}
    </ul>
  )
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
  gap: { base: '3', md: '4' },
})
const card = css({
  padding: { base: '4', md: '6' },
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
