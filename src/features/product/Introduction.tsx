import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { Bdi } from '#src/ui/Bdi.tsx'
import { Clamped } from '#src/ui/Clamped.tsx'
import type { Product } from './product-view.ts'

/** The description, of which five lines are shown at first, and paragraphs with headings. */
export function Introduction({
  description,
  detail_page_titles: highlights,
}: Pick<Product, 'description' | 'detail_page_titles'>) {
  return (
    <section id="introduction" aria-labelledby="introduction-title" className={section}>
      <h2 id="introduction-title" className={title}>
        {words.introduction}
      </h2>
      <Clamped lines={5} more={words.more} less={words.less}>
        <div className={text} dangerouslySetInnerHTML={{ __html: description }} />
      </Clamped>
      {highlights.length > 0 && (
        <ul className={list}>
          {highlights.map(({ title: name, value, description: note }) => (
            <li key={name} className={item}>
              <h3 className={heading}>
                <Bdi>{name}</Bdi>
                {value !== '' && (
                  <span className={fact}>
                    <Bdi>{value}</Bdi>
                  </span>
                )}
              </h3>
              <p className={noteText}>
                <Bdi>{note}</Bdi>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const section = css({ minWidth: '0' })
const title = css({ textStyle: 'h2', marginBlockEnd: '4' })
const text = css({ textStyle: 'lead', color: 'text-2', '& p + p': { marginBlockStart: '3' } })
const list = css({ display: 'grid', gap: '4', marginBlockStart: '6' })
const item = css({
  paddingInlineStart: '4',
  borderInlineStart: '2px solid {colors.brand-line}',
})
const heading = css({ display: 'flex', flexWrap: 'wrap', gap: '2', textStyle: 'label' })
const fact = css({ color: 'brand-text' })
const noteText = css({ textStyle: 'body', color: 'text-2' })
