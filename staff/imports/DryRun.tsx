import { useSelector } from '@xstate/react'
import { staffImports } from '#i18n/fa/staff-imports.ts'
import {
  staffImportSelectors as selectors,
  type StaffImportActor,
} from '#machines/flows/staff-import/staff-import.machine.ts'
import type { ImportCheck } from '#machines/flows/staff-import/staff-import.types.ts'
import { css } from '#styled/css/index.js'
import { Panel } from '#staff/app/Panel.tsx'
import { DataTable } from '#staff/table/DataTable.tsx'
import { number } from '#src/lib/format.ts'
import { Button, button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'
import { ConfirmForm } from './ConfirmForm.tsx'
import { changeColumns, faultColumns } from './import-columns.tsx'
import { ReadColumns } from './ReadColumns.tsx'

const words = staffImports.check
type Props = { actor: StaffImportActor; check: ImportCheck }

/** What applying a sheet would change, or what is wrong with its rows. */
export function DryRun({ actor, check }: Props) {
  const name = useSelector(actor, selectors.name)
  const its = useSelector(actor, selectors.import)
  const isFaulty = useSelector(actor, selectors.isFaulty)
  const canCheckAgain = useSelector(actor, selectors.canCheckAgain)
  const canReconsider = useSelector(actor, selectors.canReconsider)
  const { faults, changes } = check
  const isCut = isFaulty ? faults.length < check.faults_total : changes.length < check.changes_total
  return (
    <Panel title={words.title(name ?? '')}>
      <div className={stack}>
        <Note tone={isFaulty ? 'danger' : 'info'} role={isFaulty ? 'alert' : 'status'}>
          {summary(check)}
        </Note>
        <ReadColumns actor={actor} />
        {isFaulty && (
          <>
            <h3 className={css({ textStyle: 'label' })}>
              {words.faultTitle(number(check.faults_total))}
            </h3>
            {isCut && <p>{words.firstFaults(number(faults.length))}</p>}
            <DataTable
              label={words.faultTable}
              columns={faultColumns}
              rows={faults}
              rowId={({ row, head, rule }) => `${row} ${head} ${rule}`}
            />
            <a
              href={`/api/staff/product-import/${its?.id}/faults/`}
              download
              className={button({ look: 'line', size: 'sm' })}
            >
              {words.download}
            </a>
          </>
        )}
        {!isFaulty && changes.length > 0 && (
          <>
            <h3 className={css({ textStyle: 'label' })}>
              {words.changeTitle(number(check.changes_total))}
            </h3>
            <Jumps check={check} />
            {isCut && <p>{words.firstChanges(number(changes.length))}</p>}
            <DataTable
              label={words.changeTable}
              columns={changeColumns}
              rows={changes}
              rowId={({ variant_id: id }) => String(id)}
            />
            <ConfirmForm actor={actor} total={check.changes_total} />
          </>
        )}
        <div className={css({ display: 'flex', flexWrap: 'wrap', gap: '3' })}>
          {canCheckAgain && (
            <Button
              look="line"
              icon="refresh"
              onClick={() => actor.send({ type: 'check.requested' })}
            >
              {words.again}
            </Button>
          )}
          {canReconsider && (
            <Button look="line" onClick={() => actor.send({ type: 'columns.reconsidered' })}>
              {words.columns}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  )
}

/** Warns of prices so far from those before that a digit may be missing or too many. */
function Jumps({ check: { fallen_total: fallen, risen_total: risen } }: Pick<Props, 'check'>) {
  const told = [
    ...(fallen === 0 ? [] : [words.fallen(number(fallen))]),
    ...(risen === 0 ? [] : [words.risen(number(risen))]),
  ]
  return (
    told.length > 0 && (
      <Note tone="warn" role="status">
        {[...told, words.lookAgain].join(' ')}
      </Note>
    )
  )
}

function summary(check: ImportCheck): string {
  const rows = number(check.rows_total)
  if (check.faults_total > 0) return words.faulty(rows, number(check.faulty_rows_total))
  if (check.changes_total === 0) return words.unchanged(rows)
  return words.sound(rows, number(check.changes_total))
}

const stack = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: '4',
  '& > :not(a)': { justifySelf: 'stretch' },
})
