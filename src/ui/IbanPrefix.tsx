import { css } from '#styled/css/index.js'

/** The IR of every Iranian Sheba number, at the start of the field that takes the digits after it. */
export function IbanPrefix() {
  return <span className={css({ paddingInline: '2', color: 'text-2' })}>IR</span>
}
