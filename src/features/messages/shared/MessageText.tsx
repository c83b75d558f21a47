import { css } from '#styled/css/index.js'

/** The text of a message. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className={said} dir="auto">
      {text}
    </p>
  )
}

const said = css({ textStyle: 'body', whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
