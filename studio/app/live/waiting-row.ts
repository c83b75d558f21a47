import { css } from '#styled/css/index.js'

/** A line about something that waits for the tester, with its buttons. */
export const waitingRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '3',
  padding: '2',
  borderRadius: 'md',
  bg: 'warn-soft',
  color: 'warn-text',
  textStyle: 'small',
})
