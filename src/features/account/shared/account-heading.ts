import { css } from '#styled/css/index.js'

/** The heading of a page of the account. */
export const accountHeading = css({ textStyle: 'h1', marginBlockEnd: '4' })
