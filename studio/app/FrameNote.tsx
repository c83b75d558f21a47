import { css } from '#styled/css/index.js'
import { live as words } from '#studio/words/live.ts'
import type { Following } from './following.ts'

/** A note on the shop's frame that it is not in sync while a recording is shown. */
export function FrameNote({ following }: { following: Following }) {
  if (following.use()?.ofRecording !== true) return null
  return (
    <p role="note" className={note}>
      {words.frameOfRecording}
    </p>
  )
}

const note = css({
  paddingInline: '3',
  paddingBlock: '2',
  bg: 'warn-soft',
  color: 'warn-text',
  textStyle: 'small',
})
