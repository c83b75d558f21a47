import { partsOf } from '#domain/content-article.ts'
import { blogs as words } from '#i18n/fa/articles.ts'
import { css } from '#styled/css/index.js'
import type { Schemas } from '#machines/api/client.ts'
import { PageContents } from '#src/ui/PageContents.tsx'
import { RichText } from '#src/ui/RichText.tsx'

/** The text of an article, with a table of its contents if it has headings. */
export function ArticleText({ body }: { body: Schemas['RichText'] }) {
  const parts = partsOf(body).map((part, place) => ({ ...part, place }))
  const first = parts[0]?.title === null ? 0 : 1
  const id = (place: number) => `part-${place + first}`
  const titled = parts.flatMap(({ title, place }) =>
    title === null ? [] : [{ id: id(place), title }],
  )
  return (
    <>
      {titled.length > 0 && (
        <PageContents title={words.contents} entries={titled} className={contents} />
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

const contents = css({ marginBlockStart: '5' })
const part = css({ marginBlockStart: '5' })
const heading = css({
  textStyle: 'h2',
  marginBlockStart: '7',
  marginBlockEnd: '4',
  overflowWrap: 'anywhere',
})
