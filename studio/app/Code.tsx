import { Fragment } from 'react'
import { css } from '#styled/css/index.js'
import { Breakable } from './Breakable.tsx'

/** After a dot or before a capital letter within a word. */
const seams = /(?<=[.|/])|(?<=[a-z])(?=[A-Z])/

/** From the first to the last Persian letter of a quoted text. */
const persian = /([\u0600-\u06ff](?:[^"{}[\]]*[\u0600-\u06ff])?)/

/** Code within a Persian sentence; Persian words in it do not change the order of the others. */
export function Code({ children }: { children: string }) {
  return (
    <code dir="ltr" className={code}>
      {children.split(persian).map((part, index) => {
        const Part = index % 2 === 1 ? 'bdi' : Fragment
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a part is identified by its position in the text
          <Part key={index}>
            <Breakable text={part} at={seams} />
          </Part>
        )
      })}
    </code>
  )
}

const code = css({
  display: 'inline-block',
  fontFamily: 'var(--code)',
  fontSize: '13px',
  overflowWrap: 'break-word',
})
