import { staffContents } from '#i18n/fa/staff-contents.ts'
import type { StaffContentActor } from '#machines/flows/staff-content/staff-content.machine.ts'
import type { Content, StaffContent } from '#machines/flows/staff-content/staff-content.types.ts'
import { css } from '#styled/css/index.js'
import { ConfirmAction } from '#staff/app/ConfirmAction.tsx'
import { formActions } from '#staff/app/form-looks.ts'
import { momentText } from '#staff/app/moment-text.ts'
import { Panel } from '#staff/app/Panel.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { linesOf } from './content-lines.ts'
import { publisher } from './publisher.ts'

const words = staffContents.conflict

type Props = { actor: StaffContentActor; content: StaffContent; body: Content }

/** What a colleague has published meanwhile next to the input here: which of the two counts? */
export function ContentDifferences({ actor, content, body }: Props) {
  const [theirs, mine] = [linesOf(content.published), linesOf(body)]
  const onlyTheirs = theirs.filter((line) => !mine.includes(line))
  const onlyMine = mine.filter((line) => !theirs.includes(line))
  const by = publisher(content)
  const { published_at: at } = content
  return (
    <div className={css({ display: 'grid', gap: '4' })}>
      <Note tone="warn" role="alert">
        {by === null || at === null ? words.text : words.textBy(by, momentText(at))}
      </Note>
      {onlyTheirs.length + onlyMine.length === 0 && <p>{words.same}</p>}
      <div className={columns}>
        <Panel title={by === null ? words.published : words.by(by)}>
          <Lines lines={onlyTheirs} />
        </Panel>
        <Panel title={words.mine}>
          <Lines lines={onlyMine} />
        </Panel>
      </div>
      <div className={formActions}>
        <Button onClick={() => actor.send({ type: 'override.requested' })}>{words.overrule}</Button>
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
      </div>
    </div>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={css({ display: 'grid', gap: '2', textStyle: 'body', overflowWrap: 'anywhere' })}>
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: '4',
})
