import { Fragment } from 'react'

const afterSigns = /(?<=[./?&])/

type Props = {
  text: string
  /** The places between letters at which it may go on in a new line; after dots, slashes and the like if not said. */
  at?: RegExp
}

/** A name or a path that may go on in a new line at certain places, and nowhere else. */
export function Breakable({ text, at = afterSigns }: Props) {
  return text.split(at).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part is its place in the name
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
