import { css } from '#styled/css/index.js'
import { Breakable } from './Breakable.tsx'

/** After a dot or before a hump. */
const seams = /(?<=[.|/])|(?<=[a-z])(?=[A-Z])/

/** Words of the program inside a Persian sentence. */
export function Code({ children }: { children: string }) {
  return (
    <code dir="ltr" className={code}>
      <Breakable text={children} at={seams} />
    </code>
  )
}

const code = css({
  display: 'inline-block',
  fontFamily: 'var(--code)',
  fontSize: '13px',
  overflowWrap: 'break-word',
})
