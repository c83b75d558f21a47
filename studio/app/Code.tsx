import { Fragment } from 'react'
import { css } from '#styled/css/index.js'
import { Breakable } from './Breakable.tsx'

/** After a dot or before a hump. */
const seams = /(?<=[.|/])|(?<=[a-z])(?=[A-Z])/

/** From the first Persian letter to the last one of a text in quotes. */
const persian = /([\u0600-\u06ff](?:[^"{}[\]]*[\u0600-\u06ff])?)/

/** Words of the program inside a Persian sentence; Persian ones among them leave the order of the others alone. */
export function Code({ children }: { children: string }) {
  return (
    <code dir="ltr" className={code}>
      {children.split(persian).map((part, index) => {
        const Part = index % 2 === 1 ? 'bdi' : Fragment
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a part is its place in the text
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
