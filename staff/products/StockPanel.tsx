import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Link } from 'wouter'
import { stockChangeLimits } from '#api/limits.ts'
import { readWhole, wholeFaults } from '#domain/digits.ts'
import { isUnusual, mostUnits, stockChanges } from '#domain/stock.ts'
import { staff } from '#i18n/fa/staff.ts'
import { ui } from '#i18n/fa/ui.ts'
import type { Schemas } from '#machines/api/client.ts'
import { failureOf, isUncertain, unwrap, type Failure } from '#machines/kernel/problem.ts'
import { css } from '#styled/css/index.js'
import { Awaiting } from '#staff/app/Awaiting.tsx'
import { ConfirmDialog } from '#staff/app/ConfirmAction.tsx'
import { Panel } from '#staff/app/Panel.tsx'
import { useEditedFields } from '#staff/app/use-edited-fields.ts'
import { paths } from '#staff/app/paths.ts'
import { queryKeys, stockQuery } from '#staff/app/queries.ts'
import { DataTable } from '#staff/table/DataTable.tsx'
import { FailureNote } from '#src/features/support/shared/FailureNote.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { number } from '#src/lib/format.ts'
import { NamedAmountField } from '#src/ui/AmountField.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Icon } from '#src/ui/icon/Icon.tsx'
import { Note } from '#src/ui/Note.tsx'
import { SelectField } from '#src/ui/SelectField.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { textLink } from '#src/ui/text-link.ts'
import { toast } from '#src/ui/toast.ts'
import { textIn } from '#staff/app/form-text.ts'
import { readNumber } from './read-number.ts'
import { useSubmissionKey } from '#staff/app/use-submission-key.ts'
import { movementColumns } from './movement-columns.tsx'

type Variant = Schemas['StaffVariant']
type Change = Schemas['StockChange']

type Props = {
  variant: Variant
  /** The change that the form offers first; the most common one if it is not known. */
  kind?: string | null
}

const words = staff.stock

/** The stock of a variant: a form that changes it by a difference, and what has changed it so far. */
export function StockPanel({ variant, kind }: Props) {
  const { data, error, refetch } = useQuery(stockQuery(useApi(), variant.id))
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1} className={css({ outline: 'none' })}>
      <Panel title={words.title(variant.color_name)}>
        <p className={css({ textStyle: 'body', marginBlockEnd: '4' })}>
          {words.now(number(variant.quantity))}{' '}
          <Link href={paths.product(variant.product_id)} replace className={textLink}>
            <Icon name="close" size={16} />
            {words.close}
          </Link>
        </p>
        <StockForm variant={variant} kind={kind} />
        <h3 className={css({ textStyle: 'label', marginBlockStart: '6', marginBlockEnd: '3' })}>
          {words.history}
        </h3>
        <Awaiting data={data} error={error} onRetry={() => void refetch()} height="160px" />
        {data !== undefined && data.results.length > 0 && (
          <DataTable
            label={words.table}
            columns={movementColumns}
            rows={data.results}
            rowId={({ id }) => String(id)}
          />
        )}
        {data?.results.length === 0 && (
          <p className={css({ textStyle: 'small', color: 'text-2' })}>{words.empty}</p>
        )}
      </Panel>
    </div>
  )
}

function StockForm({ variant: { id, product_id: productId, quantity }, kind: wanted }: Props) {
  const api = useApi()
  const queryClient = useQueryClient()
  const form = useRef<HTMLFormElement>(null)
  const keyOf = useSubmissionKey()
  const edits = useEditedFields()
  const [wrong, setWrong] = useState<readonly string[]>([])
  const [asked, setAsked] = useState<Change | null>(null)
  const [saves, setSaves] = useState(0)
  const { kind: firstKind } = stockChanges.find(({ kind }) => kind === wanted) ?? stockChanges[0]
  const [kind, setKind] = useState<string>(firstKind)
  const change = useMutation({
    mutationFn: (body: Change) =>
      unwrap(
        api.PATCH('/staff/variants/{id}/', {
          params: { path: { id }, header: { 'Idempotency-Key': keyOf(body) } },
          body: { stock_change: body },
        }),
      ),
    onSuccess: ({ quantity }) => {
      keyOf(null)
      form.current?.reset()
      setSaves((before) => before + 1)
      setKind(firstKind)
      toast({ text: words.saved(number(quantity)), tone: 'ok' })
    },
    // A lost reply leaves open whether the change was made; the history shows it, and the same form is sent under the
    // same key.
    onSettled: () =>
      Promise.all(
        [queryKeys.product(productId), queryKeys.allProducts, queryKeys.stock(id)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  })
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const chosen =
      stockChanges.find(({ kind }) => kind === textIn(typed, 'kind')) ?? stockChanges[0]
    const note = textIn(typed, 'note').trim()
    const cost = textIn(typed, 'cost').trim()
    edits.reset(event.currentTarget)
    const body = {
      units: chosen.sign * readNumber(textIn(typed, 'units')),
      unit_cost: chosen.reason === 'received' ? readWhole(cost) : null,
    }
    const wrong = wholeFaults(body, ['units', 'unit_cost']).map(({ field }) => field)
    setWrong(wrong)
    if (wrong.length > 0) return change.reset()
    const asks: Change = {
      reason: chosen.reason,
      units: body.units,
      ...(note !== '' && { note }),
      ...(body.unit_cost !== null && { unit_cost: body.unit_cost }),
    }
    if (!isUnusual(asks.units, quantity)) return change.mutate(asks)
    // The refusal of an earlier number must not be shown below this one.
    change.reset()
    setAsked(asks)
  }
  const errorOf = (name: string) => (wrong.includes(name) ? ui.wholeNumber : undefined)
  const failure = change.error === null ? null : failureOf(change.error)
  const fault = unitsFault(failure)
  return (
    <form ref={form} className={fields} onSubmit={save} onChange={edits.onChange}>
      <SelectField
        label={words.reason}
        name="kind"
        defaultValue={firstKind}
        onChange={({ target }) => setKind(target.value)}
        options={stockChanges.map(({ kind }) => ({ value: kind, label: words.kinds[kind] }))}
      />
      <NamedAmountField
        key={`units ${saves}`}
        label={words.units}
        name="units"
        digits={7}
        initial={null}
        error={edits.errorOf('units', errorOf('units') ?? fault)}
      />
      {kind === 'received' && (
        <NamedAmountField
          key={`cost ${saves}`}
          label={words.cost}
          hint={words.costHint}
          name="cost"
          digits={11}
          initial={null}
          error={edits.errorOf('cost', errorOf('unit_cost'))}
        />
      )}
      <TextField
        label={words.note}
        name="note"
        autoComplete="off"
        maxLength={stockChangeLimits.note}
        className={kind === 'received' ? undefined : wide}
      />
      <Button type="submit" busy={change.isPending} busyLabel={words.busy} className={submit}>
        {words.save}
      </Button>
      {fault === undefined && <FailureNote failure={failure} />}
      <ConfirmDialog
        isOpen={asked !== null}
        onClose={() => setAsked(null)}
        question={{
          title: words.unusual.title(number(asked?.units ?? 0)),
          text: words.unusual.text(number(quantity), number(quantity + (asked?.units ?? 0))),
          confirm: words.unusual.confirm(number(asked?.units ?? 0)),
        }}
        onConfirm={() => {
          setAsked(null)
          if (asked !== null) change.mutate(asked)
        }}
      />
      {isUncertain(failure) && <Note tone="warn">{words.uncertain}</Note>}
    </form>
  )
}

/** What the shop says of the number of units; undefined if it refused something else. */
function unitsFault(failure: Failure | null): string | undefined {
  const { faults } = words
  const texts = { ...faults, minimum: faults.stock, maximum: faults.maximum(number(mostUnits)) }
  const rules = failure?.fields.flatMap(({ field, rule }) =>
    field === 'stock_change.units' ? [rule] : [],
  )
  const known = (['sign', 'stock', 'minimum', 'maximum'] as const).find((rule) =>
    rules?.includes(rule),
  )
  return known && texts[known]
}

const fields = css({
  display: 'grid',
  gridTemplateColumns: {
    base: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
    lg: '200px 110px 170px minmax(0, 1fr) auto',
  },
  alignItems: 'start',
  gap: '3',
})
/** Level with the box below its label. */
const submit = css({ justifySelf: 'start', marginBlockStart: { lg: '24px' } })
/** Spans the cost column when it is hidden. */
const wide = css({ gridColumn: { md: '1 / -1', lg: 'span 2' } })
