import { css } from '#styled/css/index.js'

/** For a button whose icon points along the line: icons are drawn for Persian, and mirrored where text runs the other way. */
export const mirrored = css({ '[dir=ltr] &': { '& svg': { transform: 'scaleX(-1)' } } })
