import { Link } from 'wouter'
import { css, cx } from '#styled/css/index.js'
import { home } from '#i18n/fa/home.ts'
import { ui } from '#i18n/fa/ui.ts'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { textLink } from '#src/ui/text-link.ts'

type Props = { id: string; title: string; href: string | null }

/** The title of a section, with a link to the whole list. */
export function SectionHead({ id, title, href }: Props) {
  return (
    <div className={row}>
      <h2 id={id} className={heading}>
        {title}
      </h2>
      {href !== null && (
        <Link href={href} className={link} aria-label={home.seeAllOf(title)}>
          {ui.seeAll}
          <Icon name="caret" size={20} />
        </Link>
      )}
    </div>
  )
}

const row = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  columnGap: '4',
  minHeight: 'tap',
  marginBlockEnd: { base: '3', md: '4' },
})
const heading = css({ flex: '1', minWidth: 'min(8rem, 100%)', textStyle: 'h2' })
const link = cx(textLink, css({ whiteSpace: 'nowrap' }))
