import { css } from '#styled/css/index.js'
import { number } from '#studio/words/digits.ts'
import { addressOf } from '#studio/shop/addresses.ts'
import { Button, Note, SelectField } from '#studio/shop/ui.ts'
import { walks as words } from '#studio/words/walks.ts'
import { eventName } from '#charts/names.ts'
import { Code } from '#studio/app/Code.tsx'
import { scrollToTop } from '#studio/app/scroll-to-top.ts'
import { departureText } from './departure-text.ts'
import { saveTest } from './save-test.ts'
import type { useWalk } from './use-walk.ts'
import type { WalkState } from './walk-state.ts'

type Props = { watched: WalkState; walk: ReturnType<typeof useWalk> }

/** The walk that is being watched: its controls, progress and steps. */
export function WatchedWalk({ watched, walk }: Props) {
  const { walk: known, phase, taken, pace } = watched
  const { steps } = known.path
  const stop = whyStopped(watched, walk)
  const lostStart = known.departure?.lostStart === undefined ? null : known.departure
  return (
    <div ref={scrollToTop} className={box}>
      <div className={controls}>
        <Button size="sm" disabled={!walk.canTakeNext} onClick={walk.takeNext}>
          {words.next}
        </Button>
        <Button size="sm" look="line" onClick={walk.end}>
          {words.end}
        </Button>
        <Button size="sm" look="line" icon="storage" onClick={() => saveTest(known)}>
          {words.saveTest}
        </Button>
        <SelectField
          label={words.pace}
          value={pace ?? 0}
          options={[
            { value: 0, label: words.paces.step },
            { value: 1_500, label: words.paces.slow },
            { value: 400, label: words.paces.fast },
          ]}
          onChange={({ target }) => walk.setPace(Number(target.value) || null)}
        />
      </div>
      <h3 className={heading}>{words.named(known.machine, known.title)}</h3>
      <p role="status">
        {phase === 'opening' && stop === null && words.opening}
        {phase === 'done' && lostStart === null && words.done}
        {(phase === 'waiting' || phase === 'stepping') &&
          words.taken(number(taken), number(steps.length))}
      </p>
      {stop !== null && (
        <>
          <Note tone="warn" role="alert">
            {stop}
          </Note>
          <Button size="sm" look="tonal" onClick={walk.openAgain}>
            {words.openAgain}
          </Button>
        </>
      )}
      {lostStart !== null && (
        <Note tone="danger" role="alert">
          {departureText(known, lostStart)}
        </Note>
      )}
      {phase === 'departed' && (
        <Note tone="danger" role="alert">
          {departureText(known, { index: taken, state: watched.instead })}
        </Note>
      )}
      <ol className={list}>
        {steps.map(({ event, state }, index) => (
          <li
            // oxlint-disable-next-line react/no-array-index-key -- a step is identified by its position in the path
            key={index}
            className={step}
            aria-current={index === taken && phase !== 'done' ? 'step' : undefined}
            data-taken={index < taken || undefined}
          >
            <Code>{eventName(event)}</Code>
            <Code>{`→ ${state}`}</Code>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Why the walk cannot continue until its page is opened again; null while it can. */
function whyStopped(
  { walk: known }: WalkState,
  { unexpectedUrl, isLeft, isUnopened }: Props['walk'],
) {
  if (isLeft) return words.left
  if (isUnopened) return words.unopened
  if (unexpectedUrl === null) return null
  const visitor = addressOf(known.machine, known.path.start)?.visitor
  return `${words.wentTo(unexpectedUrl)} ${visitor === 'guest' ? words.ofGuest : words.ofCustomer}`
}

const box = css({ display: 'grid', gap: '3', justifyItems: 'start', textStyle: 'ui' })
const heading = css({ textStyle: 'label' })
/** Always visible, because a phone shows little more of the panel. */
const controls = css({
  position: 'sticky',
  insetBlockStart: '0',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '2',
  width: 'full',
  paddingBlockEnd: '2',
  bg: 'surface',
})
const list = css({ direction: 'ltr', textAlign: 'start', width: 'full' })
const step = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  paddingInline: '2',
  paddingBlock: '1',
  borderRadius: 'xs',
  color: 'text-2',
  '&[data-taken]': { color: 'ok-text' },
  '&[aria-current]': { bg: 'brand-soft', color: 'text' },
})
