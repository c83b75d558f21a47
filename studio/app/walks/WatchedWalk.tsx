import { useEffect, useRef, type RefObject } from 'react'
import { css } from '#styled/css/index.js'
import { number } from '#studio/words/digits.ts'
import { addressOf } from '#studio/shop/addresses.ts'
import { visitorText } from '#studio/shop/needed-words.ts'
import { Button, Note, SelectField } from '#studio/shop/ui.ts'
import { walks as words } from '#studio/words/walks.ts'
import { eventName } from '#charts/names.ts'
import { Code } from '#studio/app/Code.tsx'
import { scrollInto } from '#studio/app/scroll-into.ts'
import { scrollToTop } from '#studio/app/scroll-to-top.ts'
import { divergenceText } from './divergence-text.ts'
import { saveTest } from './save-test.ts'
import { takeLostFocus } from './take-lost-focus.ts'
import type { useWalk } from './use-walk.ts'
import type { KnownWalk } from './walk.ts'
import { nextStep, type WalkState } from './walk-state.ts'

type Props = { watched: WalkState; walk: ReturnType<typeof useWalk>; onEnd: () => void }

/** The walk that is being watched: its controls, progress and steps. */
export function WatchedWalk({ watched, walk, onEnd }: Props) {
  const { walk: known, phase, taken, pace } = watched
  const { steps } = known.path
  const listRef = useRef<HTMLOListElement>(null)
  useStepInSight(listRef, taken)
  const next = nextStep(watched)
  const stop = stopNote(watched, walk)
  const lostStart = known.divergence?.lostStart === undefined ? null : known.divergence
  const divergence = phase === 'diverged' ? { index: taken, state: watched.divertedTo } : lostStart
  return (
    <div ref={appear} className={box}>
      <div className={top} data-controls>
        <div className={controls}>
          {stop === null ? (
            // It stays focusable while it is off; otherwise the page in the frame would take the focus.
            <Button size="sm" aria-disabled={!walk.canTakeNext} onClick={walk.takeNext}>
              {words.next}
            </Button>
          ) : (
            <Button size="sm" onClick={walk.openAgain}>
              {words.openAgain}
            </Button>
          )}
          <Button size="sm" look="line" onClick={onEnd}>
            {words.end}
          </Button>
          {stop === null && (
            <SelectField
              quiet
              label={words.pace}
              value={pace ?? 0}
              options={[
                { value: 0, label: words.paces.step },
                { value: 1_500, label: words.paces.slow },
                { value: 400, label: words.paces.fast },
              ]}
              onChange={({ target }) => walk.setPace(Number(target.value) || null)}
            />
          )}
        </div>
        {stop === null && (
          <p role="status" className={status}>
            {phase === 'opening' && words.opening}
            {phase === 'done' && lostStart === null && words.done}
            {(phase === 'waiting' || phase === 'stepping') && (
              <>
                <span>{words.taken(number(taken), number(steps.length))}</span>
                {next !== undefined && (
                  <span>
                    {words.nextStep} <Code>{`${eventName(next.event)} → ${next.state}`}</Code>
                  </span>
                )}
              </>
            )}
          </p>
        )}
        {divergence !== null && (
          <p role="alert" className={danger}>
            {divergenceText(known, divergence)}
          </p>
        )}
      </div>
      {stop !== null && (
        <div ref={scrollToPart}>
          <Note tone="warn" role="alert">
            {stop}
          </Note>
        </div>
      )}
      <h3 className={heading}>{words.named(known.machine, known.title())}</h3>
      <ol ref={listRef} className={list}>
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
      <Button size="sm" look="line" icon="storage" onClick={() => saveTest(known)}>
        {words.saveTest}
      </Button>
    </div>
  )
}

/** Starting the walk removed the focused button, so the focus moves here. */
function appear(panel: HTMLElement | null): void {
  scrollToTop(panel)
  takeLostFocus(panel?.querySelector('button') ?? null)
}

/** Scrolls the panel to the next step as the walk continues. */
function useStepInSight(list: RefObject<HTMLElement | null>, taken: number): void {
  useEffect(() => {
    if (taken > 0) scrollToPart(list.current?.querySelector('[aria-current=step]') ?? null)
  }, [list, taken])
}

/** Scrolls the panel to a part of the walk, below the controls; a reference to an element does so when it appears. */
function scrollToPart(part: Element | null): void {
  const panel = part?.closest('[role=tabpanel]')
  const controls = panel?.querySelector('[data-controls]')
  if (part && panel && controls) scrollInto(panel, part, controls.clientHeight)
}

/** The note shown in place of the progress, with a button that opens the page again; null if there is nothing to explain. */
function stopNote(watched: WalkState, { unexpectedUrl, isLeft, ...page }: Props['walk']) {
  const { walk: known, phase, divertedTo, hasPageInput, taken } = watched
  if (unexpectedUrl !== null)
    return `${words.wentTo(unexpectedUrl.split('?', 1).join())} ${visitorOf(known)}`
  if (isLeft) return words.left
  if (phase === 'strayed') {
    // The page says who is there as soon as it is shown.
    const texts = [words.strayed(divertedTo ?? ''), ...(taken === 0 ? [visitorOf(known)] : [])]
    return texts.join(' ')
  }
  if (phase === 'diverged') return hasPageInput ? visitorOf(known) : null
  if (page.isUnshown) return `${words.unshown} ${visitorOf(known)}`
  return page.isUnopened ? `${words.unopened} ${visitorOf(known)}` : null
}

/** Who must be signed in inside the frame: its page reports it to the machine. */
function visitorOf({ machine, path }: KnownWalk): string {
  const address = addressOf(machine, path.start)
  return address === null ? '' : visitorText(address.visitor)
}

const box = css({ display: 'grid', gap: '3', justifyItems: 'start', textStyle: 'ui' })
const heading = css({ textStyle: 'label' })
/** Always visible, because a phone shows little more of the panel. */
const top = css({
  position: 'sticky',
  insetBlockStart: '0',
  display: 'grid',
  gap: '2',
  width: 'full',
  paddingBlock: '2',
  bg: 'surface',
})
const controls = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2' })
const status = css({ display: 'flex', flexWrap: 'wrap', columnGap: '2', overflowWrap: 'anywhere' })
const danger = css({ color: 'danger', overflowWrap: 'anywhere' })
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
