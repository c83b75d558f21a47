import { css } from '#styled/css/index.js'

export const accountHeading = css({ textStyle: 'h1', marginBlockEnd: '4' })
