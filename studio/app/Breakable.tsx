import { Fragment } from 'react'

const afterSigns = /(?<=[./?&])/

type Props = {
  text: string
  /** The positions between letters where the line may break; by default after dots, slashes and the like. */
  at?: RegExp
}

/** A name or a path that may break at certain positions only. */
export function Breakable({ text, at = afterSigns }: Props) {
  return text.split(at).map((part, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part is identified by its position in the name
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))
}
