import { Link } from 'wouter'
import { cx } from '#styled/css/index.js'
import { rowLink, wrapping } from '#staff/table/list-looks.ts'
import { Bdi } from '#src/ui/Bdi.tsx'

/** The name of goods in a table, and the link to them for a member who may open it. */
export function GoodsName({ title, href }: { title: string; href: string | null }) {
  if (href === null) return <Bdi>{title}</Bdi>
  return (
    <Link href={href} className={cx(rowLink, wrapping)}>
      <span>
        <Bdi>{title}</Bdi>
      </span>
    </Link>
  )
}
