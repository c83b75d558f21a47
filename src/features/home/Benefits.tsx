import { css } from '#styled/css/index.js'
import { home } from '#i18n/fa/home.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'

/** What the shop promises about delivery and payment. */
export function Benefits() {
  return (
    <ul aria-label={home.promisesLabel} className={grid}>
      {home.promises.map(({ icon, title, text }) => (
        <li key={title} className={item}>
          <Icon name={icon} size={32} className={mark} />
          <div>
            <p className={name}>{title}</p>
            <p className={note}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' },
  gap: '1px',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'border',
  overflow: 'hidden',
})
const item = css({
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  alignItems: { base: 'flex-start', md: 'center' },
  gap: { base: '2', md: '4' },
  padding: { base: '4', md: '6' },
  bg: 'surface',
})
const mark = css({ color: 'brand-text' })
const name = css({ textStyle: 'label', fontWeight: '700' })
const note = css({ textStyle: 'caption', color: 'text-2' })
