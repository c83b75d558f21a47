import { Fragment } from 'react'
import { css } from '#styled/css/index.js'

/** Words of the program inside a Persian sentence. A long name goes on in the next line after a dot or before a hump. */
export function Code({ children }: { children: string }) {
  const parts = children.split(/(?<=[.|/])|(?<=[a-z])(?=[A-Z])/)
  return (
    <code dir="ltr" className={code}>
      {parts.map((part, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a part is its place in the name
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  )
}

const code = css({
  display: 'inline-block',
  fontFamily: 'var(--code)',
  fontSize: '13px',
  overflowWrap: 'break-word',
})
