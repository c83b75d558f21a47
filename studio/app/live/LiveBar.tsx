import { css } from '#styled/css/index.js'
import { live as words } from '#studio/words/live.ts'
import { number } from '#studio/words/digits.ts'
import { Checkbox, SelectField } from '#studio/shop/ui.ts'
import { Recordings } from './Recordings.tsx'
import type { Live } from './live.ts'
import type { LiveState } from './live-state.ts'
import { serverPage } from './server-moves.ts'

/** Which page is followed, and the recordings. */
export function LiveBar({ live }: { live: Live }) {
  const { state, store, recording } = live
  return (
    <>
      <p role="status" className={status}>
        {recording === null
          ? state.page === null && textWithoutPage(state)
          : words.replaying(number(recording.steps.length))}
        {state.refused !== null && (state.refused === 'send' ? words.notTaken : words.refused)}
      </p>
      {state.pages.length > 1 && (
        <SelectField
          label={words.page}
          quiet
          value={state.page ?? ''}
          options={state.pages.map(({ id, path, framed }) => ({
            value: id,
            label: framed ? words.framed(path) : words.tab(path),
          }))}
          onChange={({ target }) => store.follow(target.value)}
        />
      )}
      <Checkbox checked={live.isAuto} onChange={({ target }) => live.setAuto(target.checked)}>
        {words.auto}
      </Checkbox>
      <Recordings live={live} />
    </>
  )
}

function textWithoutPage({ wasSeen, steps }: LiveState): string {
  if (wasSeen) return words.left
  return steps.some(({ page }) => page === serverPage) ? words.serverAlone : words.waiting
}

const status = css({ textStyle: 'small', color: 'text-2', _empty: { display: 'none' } })
