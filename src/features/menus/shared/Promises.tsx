import { Link } from 'wouter'
import { css } from '#styled/css/index.js'
import { shell } from '#i18n/fa/shell.ts'
import type { Schemas } from '#machines/api/client.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { menuIcon } from './menu-icon.ts'

/** What shoppers can rely on, each with a link to the page that says how. */
export function Promises({ marks }: Pick<Schemas['ShopFront'], 'marks'>) {
  if (marks.length === 0) return null
  return (
    <ul className={list} aria-label={shell.footer.promises}>
      {marks.map(({ icon, title, text, link }) => (
        <li key={title}>
          <Link href={link} className={item}>
            <Icon name={menuIcon(icon)} size={28} className={mark} />
            <span>
              <strong className={name}>{title}</strong>
              <span className={note}>{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  )
}

const list = css({
  display: 'grid',
  gridTemplateColumns: { base: '1fr 1fr', md: 'repeat(4, 1fr)' },
  gap: '3',
  paddingBlockStart: { base: '6', md: '8' },
})
const item = css({
  display: 'flex',
  flexDirection: { base: 'column', sm: 'row' },
  alignItems: { sm: 'center' },
  gap: { base: '1', sm: '3' },
  height: 'full',
  minHeight: 'tap',
  padding: '3',
  borderRadius: 'md',
  bg: 'surface',
  border: '1px solid {colors.border}',
  _hover: { borderColor: 'border-strong' },
})
const mark = css({ color: 'brand', flexShrink: '0' })
const name = css({ display: 'block', textStyle: 'label' })
const note = css({ display: 'block', textStyle: 'caption', color: 'text-2' })
