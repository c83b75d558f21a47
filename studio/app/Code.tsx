import { Fragment } from 'react'
import { css, cva } from '#styled/css/index.js'
import { Breakable } from './Breakable.tsx'

/** After a dot, before a capital letter within a word, and before a quoted text of JSON. */
const seams = /(?<=[.|/])|(?<=[a-z])(?=[A-Z])|(?<=[,:])(?=")/

/** A quoted text with a Persian letter, which may be cut off at its end; elsewhere from the first such letter to the last. */
const persian =
  /((?<=")(?![:,}\]])[^"]*[\u0600-\u06ff][^"]*(?="|$)|[\u0600-\u06ff](?:[^"{}[\]]*[\u0600-\u06ff])?)/

/** Code within a Persian sentence; Persian texts in it stay in one piece and do not change the order of the others. */
export function Code({ children }: { children: string }) {
  return (
    <code dir="ltr" className={code}>
      {children.split(persian).map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a part is identified by its position in the text
        <Fragment key={index}>
          {index % 2 === 1 ? (
            <bdi className={piece({ isShort: part.length <= oneLine })}>{part}</bdi>
          ) : (
            <Breakable text={part} at={seams} />
          )}
        </Fragment>
      ))}
    </code>
  )
}

const code = css({
  display: 'inline-block',
  fontFamily: 'var(--code)',
  fontSize: '13px',
  overflowWrap: 'anywhere',
})
/** Of that many letters, a text fits on a line of its own on the narrowest phone. */
const oneLine = 24
const piece = cva({
  base: {},
  variants: {
    isShort: {
      true: { whiteSpace: 'nowrap' },
      false: { display: 'inline-block', maxWidth: 'full' },
    },
  },
})
