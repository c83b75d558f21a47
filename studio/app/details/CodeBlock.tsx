import { css } from '#styled/css/index.js'

/** Several lines of code, or of the contract. */
export function CodeBlock({ text }: { text: string }) {
  return (
    <pre dir="ltr" className={block}>
      <code>{text}</code>
    </pre>
  )
}

/** A comment in the source, in its own language. */
export function Doc({ text }: { text: string }) {
  return (
    <p dir="ltr" lang="en" className={doc}>
      {text}
    </p>
  )
}

const doc = css({ maxWidth: '860px', textStyle: 'small', textAlign: 'start', color: 'text' })
const block = css({
  paddingBlock: '2',
  paddingInline: '3',
  borderRadius: 'sm',
  border: '1px solid',
  borderColor: 'border',
  bg: 'bg',
  color: 'text',
  fontFamily: 'var(--code)',
  fontSize: '12px',
  lineHeight: '18px',
  textAlign: 'start',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
})
