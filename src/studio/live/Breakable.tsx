import { Fragment } from 'react'

/** A name or a path that may go on in a new line after its dots, slashes and the like, and nowhere else. */
export function Breakable({ text }: { text: string }) {
  return text.split(/(?<=[./?&])/).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts have nothing else that tells them apart
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
