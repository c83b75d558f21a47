import { partsOf } from '#domain/content-article.ts'
import { blogs as words } from '#i18n/fa/articles.ts'
import { css } from '#styled/css/index.js'
import type { Schemas } from '#machines/api/client.ts'
import { RichText } from '#src/ui/RichText.tsx'

/** The text of an article, with a table of its contents if it has headings. */
export function ArticleText({ body }: { body: Schemas['RichText'] }) {
  const parts = partsOf(body).map((part, place) => ({ ...part, place }))
  const first = parts[0]?.title === null ? 0 : 1
  const id = (place: number) => `part-${place + first}`
  const titled = parts.filter(({ title }) => title !== null)
  return (
    <>
      {titled.length > 0 && (
        <nav aria-labelledby="contents" className={contents}>
          <h2 id="contents" className={css({ textStyle: 'label' })}>
            {words.contents}
          </h2>
          <ol className={css({ marginBlockStart: '1' })}>
            {titled.map(({ title, place }) => (
              <li key={place}>
                <a href={`#${id(place)}`} className={entry}>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
      )}
      {parts.map(({ title, blocks, place }) => (
        <div key={place} className={part}>
          {title !== null && (
            <h2 id={id(place)} className={heading}>
              {title}
            </h2>
          )}
          <RichText text={blocks} />
        </div>
      ))}
    </>
  )
}

const contents = css({
  padding: '4',
  marginBlockStart: '5',
  border: '1px solid {colors.border}',
  borderRadius: 'lg',
  bg: 'surface',
})
const entry = css({
  display: 'flex',
  alignItems: 'center',
  minHeight: 'tap',
  color: 'brand-text',
  textStyle: 'ui',
  _hover: { textDecoration: 'underline' },
})
const part = css({ marginBlockStart: '5' })
const heading = css({
  textStyle: 'h2',
  marginBlockStart: '7',
  marginBlockEnd: '4',
  scrollMarginBlockStart: '24',
  overflowWrap: 'anywhere',
})
