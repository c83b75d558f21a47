import { css } from '#styled/css/index.js'

/** Words of the program inside a Persian sentence. */
export function Code({ children }: { children: string }) {
  return (
    <code dir="ltr" className={code}>
      {children}
    </code>
  )
}

const code = css({
  display: 'inline-block',
  fontFamily: 'var(--code)',
  fontSize: '13px',
  overflowWrap: 'anywhere',
})
