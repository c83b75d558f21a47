import { useSelector } from '@xstate/react'
import { useEffect, useId, useMemo, useRef, type ReactNode } from 'react'
import { toPersianDigits } from '#domain/digits.ts'
import { staffContents } from '#i18n/fa/staff-contents.ts'
import type { Side } from '#machines/flows/staff-content/merge-contents.ts'
import {
  staffContentSelectors as selectors,
  type StaffContentActor,
} from '#machines/flows/staff-content/staff-content.machine.ts'
import type {
  Content,
  OtherSide,
  StaffContent,
} from '#machines/flows/staff-content/staff-content.types.ts'
import { css } from '#styled/css/index.js'
import { ConfirmAction } from '#staff/app/ConfirmAction.tsx'
import { formActions } from '#staff/app/form-looks.ts'
import { momentText } from '#staff/app/moment-text.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { RadioCard } from '#src/ui/RadioCard.tsx'
import { Lines } from './Lines.tsx'
import { mergeLines, type MergeLines } from './merge-lines.ts'
import { publisher } from './publisher.ts'

type Props = { actor: StaffContentActor; content: StaffContent; body: Content }

/**
 * What a colleague has published meanwhile, or another window of the member has published or saved, put together with the
 * input here, and whose version counts where both differ.
 */
export function ContentMerge({ actor, content, body }: Props) {
  const base = useSelector(actor, selectors.base)
  const canMerge = useSelector(actor, selectors.canMerge)
  const canDrop = useSelector(actor, selectors.canDrop)
  const otherSide = useSelector(actor, selectors.otherSide)
  const { theirs, isOwn } = otherSide
  const words = wordsOf(content, otherSide)
  const { conflicts, ...lines } = useMemo(
    () => mergeLines({ base, mine: body, theirs, isOwn }),
    [base, body, theirs, isOwn],
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const choose = (side: Side) =>
    conflicts.forEach(({ path }) => actor.send({ type: 'side.chosen', path, side }))
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <h2 ref={heading} tabIndex={-1} className={css({ textStyle: 'h2', outline: 'none' })}>
        {words.title}
      </h2>
      <Note tone="warn" role="alert">
        {words.text}{' '}
        {conflicts.length === 0 ? words.together : words.decide(toPersianDigits(conflicts.length))}
      </Note>
      <div className={columns}>
        <Panel title={words.theirs}>
          <Lines lines={lines.theirs} nothing={nothing} />
        </Panel>
        <Panel title={words.mine}>
          <Lines lines={lines.mine} nothing={nothing} />
        </Panel>
      </div>
      {conflicts.length > 1 && (
        <div className={formActions}>
          <Button look="ghost" onClick={() => choose('theirs')}>
            {words.allTheirs}
          </Button>
          <Button look="ghost" onClick={() => choose('mine')}>
            {words.allMine}
          </Button>
        </div>
      )}
      {conflicts.map((conflict, place) => (
        <ConflictChoice
          key={conflict.path}
          actor={actor}
          conflict={conflict}
          title={(conflict.of === 'order' ? words.order : words.part)(
            toPersianDigits(place + 1),
            toPersianDigits(conflicts.length),
          )}
          words={words}
        />
      ))}
      <p role="status" className={css({ textStyle: 'small', color: 'text-2' })}>
        {canMerge ? words.ready : words.undecided}
      </p>
      <div className={formActions}>
        <Button disabled={!canMerge} onClick={() => actor.send({ type: 'merge.accepted' })}>
          {words.accept}
        </Button>
        {canDrop && (
          <ConfirmAction
            removes
            question={words.askDrop}
            onConfirm={() => actor.send({ type: 'draft.dropped' })}
          >
            {(ask) => (
              <Button look="line" onClick={ask}>
                {words.drop}
              </Button>
            )}
          </ConfirmAction>
        )}
      </div>
    </div>
  )
}

/** What the sides of the merge are called. */
function wordsOf(content: StaffContent, { isOwn, savedAt }: OtherSide) {
  const { published_at: at } = content
  const { merge } = staffContents
  if (savedAt !== null) {
    const { titleSaved: title, textSaved } = merge.otherWindow
    return { ...merge, ...merge.otherWindow, title, text: textSaved(momentText(savedAt)) }
  }
  if (isOwn && at !== null) {
    const text = merge.otherWindow.textPublished(momentText(at))
    return { ...merge, ...merge.otherWindow, text }
  }
  const by = publisher(content)
  return {
    ...merge,
    theirs: by === null ? merge.ofColleague : merge.of(by),
    text: by === null || at === null ? merge.text : merge.textBy(by, momentText(at)),
  }
}

type MergeWords = ReturnType<typeof wordsOf>

type ConflictProps = {
  actor: StaffContentActor
  conflict: MergeLines['conflicts'][number]
  title: string
  words: MergeWords
}

/** The two versions of a part next to each other, below what it was before either changed it. */
function ConflictChoice({ actor, conflict, title, words }: ConflictProps) {
  const name = useId()
  const choices = useSelector(actor, selectors.choices)
  const { path } = conflict
  return (
    <fieldset className={css({ minWidth: '0' })}>
      <legend className={css({ textStyle: 'h3', marginBlockEnd: '3' })}>{title}</legend>
      {conflict.isNew && (
        <BaseVersion title={words.base}>
          <p>{words.absent}</p>
        </BaseVersion>
      )}
      {conflict.base !== null && conflict.base.length > 0 && (
        <BaseVersion title={words.base} isLong={conflict.base.join('\n').length > maxOpenLength}>
          <Lines lines={conflict.base} nothing={nothing} />
        </BaseVersion>
      )}
      <div className={columns}>
        {(['theirs', 'mine'] as const).map((side) => (
          <RadioCard
            key={side}
            name={name}
            title={words[side]}
            text={<Lines lines={conflict[side]} nothing={nothing} />}
            checked={choices[path] === side}
            onChange={() => actor.send({ type: 'side.chosen', path, side })}
          />
        ))}
      </div>
    </fieldset>
  )
}

type BaseVersionProps = { title: string; isLong?: boolean; children: ReactNode }

/** A part before either changed it, collapsed if that is long. */
function BaseVersion({ title, isLong = false, children }: BaseVersionProps) {
  return (
    <div className={baseVersion}>
      {isLong ? (
        <details>
          <summary className={fold}>{title}</summary>
          {children}
        </details>
      ) : (
        <>
          <p className={css({ textStyle: 'label', color: 'text-2' })}>{title}</p>
          {children}
        </>
      )}
    </div>
  )
}

const { nothing } = staffContents.merge

/** In characters; what is longer would push the two versions out of sight. */
const maxOpenLength = 300

const baseVersion = css({
  display: 'grid',
  gap: '1',
  paddingInlineStart: '3',
  marginBlockEnd: '3',
  borderInlineStart: '3px solid {colors.border}',
  textStyle: 'small',
})
const fold = css({
  textStyle: 'label',
  color: 'text-2',
  minHeight: 'tap',
  paddingBlock: '3',
  cursor: 'pointer',
})

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
})
