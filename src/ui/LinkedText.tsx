import { Fragment } from 'react'
import { Link, useLocation } from 'wouter'
import { pageNames } from '#i18n/fa/page-names.ts'
import { css } from '#styled/css/index.js'

/** A plain text in which the names of other pages, between «», become links. */
export function LinkedText({ children: text }: { children: string }) {
  const [here] = useLocation()
  return text.split(/(?<=«)([^«»]+)(?=»)/).map((part, place) => {
    const href = Object.hasOwn(pageNames, part) ? pageNames[part] : undefined
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a text have no id, and keep their places
      <Fragment key={place}>
        {place % 2 === 1 && href !== undefined && href !== here ? (
          <Link href={href} className={link}>
            {part}
          </Link>
        ) : (
          part
        )}
      </Fragment>
    )
  })
}

/** Underlined: in running text color alone is not enough. */
const link = css({ color: 'brand-text', textDecoration: 'underline', textUnderlineOffset: '4px' })
