import { css } from '#styled/css/index.js'

/** The second line of a cell. */
export const second = css({ display: 'block', textStyle: 'small', color: 'text-2' })
