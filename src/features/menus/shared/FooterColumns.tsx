import { Link } from 'wouter'
import { css } from '#styled/css/index.js'
import type { Schemas } from '#machines/api/client.ts'

/** The columns of links in the footer. */
export function FooterColumns({ columns }: Pick<Schemas['SiteFront'], 'columns'>) {
  return columns.map(({ title, links }) => (
    <nav key={title} aria-label={title}>
      <h2 className={heading}>{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.title}>
            <Link href={link.link} className={item}>
              {link.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  ))
}

const heading = css({ fontSize: '15px', fontWeight: '700', lineHeight: '32px' })
const item = css({
  display: 'block',
  paddingBlock: '10px',
  textStyle: 'ui',
  color: 'text-2',
  _hover: { color: 'brand-text' },
})
