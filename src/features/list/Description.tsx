import { css } from '#styled/css/index.js'
import { list } from '#i18n/fa/list.ts'
import { Clamped } from '#src/ui/Clamped.tsx'
import { textLength } from './list-view.ts'

/** Descriptions up to this many characters are not shown. */
const shortest = 100

/** The description of a category, below its products. */
export function Description({ name, html }: { name: string; html: string }) {
  if (textLength(html) <= shortest) return null
  return (
    <section aria-labelledby="description" className={section}>
      <h2 id="description" className={title}>
        {list.about(name)}
      </h2>
      <Clamped lines={1} more={list.more} less={list.less}>
        <div className={text} dangerouslySetInnerHTML={{ __html: html }} />
      </Clamped>
    </section>
  )
}

const section = css({ marginBlockStart: 'section' })
const title = css({ textStyle: 'h3', marginBlockEnd: '2' })
const text = css({
  // Even the shortest description does not fit in a line of this width, so each can be expanded.
  maxWidth: '560px',
  textStyle: 'body',
  color: 'text-2',
  '& h2': { textStyle: 'label', color: 'text', marginBlockEnd: '1' },
  '& p + p': { marginBlockStart: '2' },
  '& p + h2': { marginBlockStart: '4' },
})
