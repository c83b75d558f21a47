import { useSelector } from '@xstate/react'
import { useState, type ComponentProps } from 'react'
import { readWhole } from '#domain/digits.ts'
import { isBlank } from '#domain/persian.ts'
import { trackingCodeOf } from '#domain/tracking-code.ts'
import { ui } from '#i18n/fa/ui.ts'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import {
  staffMoneyMoveSelectors as selectors,
  type StaffMoneyMoveActor,
} from '#machines/flows/staff-money-move/staff-money-move.machine.ts'
import {
  fieldsOf,
  invalidFields,
  isText,
  textLimit,
  type MoneyField,
  type MoneyFields,
  type MoneyMove,
} from '#machines/flows/staff-money-move/money-moves.ts'
import { css } from '#styled/css/index.js'
import { CountedArea, CountedField } from '#staff/app/CountedText.tsx'
import type { useEditedFields } from '#staff/app/use-edited-fields.ts'
import { toman } from '#src/lib/format.ts'
import { NamedAmountField } from '#src/ui/AmountField.tsx'

const words = staffFinance.move

type Props = {
  actor: StaffMoneyMoveActor
  move: MoneyMove
  edits: ReturnType<typeof useEditedFields>
}

/** The fields of a move; many of them in groups. */
export function MoneyInputs({ actor, move, edits }: Props) {
  const canConfirm = useSelector(actor, selectors.canConfirm)
  const isIncomplete = useSelector(actor, selectors.isIncomplete)
  const typed = useSelector(actor, selectors.fields)
  const invalid = isIncomplete ? invalidFields(move, typed) : []
  const inputs = (names: readonly MoneyField[]) =>
    fieldsOf[move.kind]
      .filter(({ name }) => names.includes(name))
      .map(({ name, isNeeded }) => {
        const field = {
          name,
          label: isNeeded
            ? words.fields[name]
            : words.optional(name === 'reason' ? words.note : words.fields[name]),
          hint: hintOf(name, move),
          error: edits.errorOf(
            name,
            invalid.includes(name) ? faultText(name, typed, move) : undefined,
          ),
          readOnly: !canConfirm,
        }
        if (!isText(name))
          return (
            <NamedAmountField
              key={name}
              {...field}
              digits={name === 'amount' ? undefined : 4}
              initial={readWhole(typed[name] ?? '')}
              initialText={typed[name]}
            />
          )
        const text = { ...field, maxLength: textLimit(move.kind, name), autoComplete: 'off' }
        return name === 'reason' ? (
          <CountedArea key={name} {...text} defaultValue={typed[name]} />
        ) : (
          <BankCodeField key={name} {...text} initial={typed[name]} />
        )
      })
  if (move.kind !== 'issueGiftCards') return inputs(fieldsOf[move.kind].map(({ name }) => name))
  return groups.map(({ legend, names }) => (
    <fieldset key={legend} className={group}>
      <legend className={css({ textStyle: 'h3', marginBlockEnd: '2' })}>{legend}</legend>
      <div className={columns}>{inputs(names)}</div>
    </fieldset>
  ))
}

type BankCodeProps = Omit<ComponentProps<typeof CountedField>, 'value' | 'defaultValue'> & {
  initial?: string
}

/** A code of a bank that is shown as it will be saved, once the field is left. */
function BankCodeField({ initial = '', ...field }: BankCodeProps) {
  const [code, setCode] = useState(initial)
  return (
    <CountedField
      {...field}
      value={code}
      onChange={(event) => setCode(event.target.value)}
      onBlur={() => setCode(trackingCodeOf(code) ?? code)}
    />
  )
}

const groups: readonly { legend: string; names: readonly MoneyField[] }[] = [
  { legend: words.groups.cards, names: ['count', 'amount'] },
  { legend: words.groups.term, names: ['validDays'] },
  { legend: words.groups.cause, names: ['reason'] },
]

function hintOf(name: MoneyField, { kind, id, amount }: MoneyMove): string | undefined {
  if (name === 'reason' && internal.has(kind)) return words.colleaguesRead
  return name === 'amount' && id > 0 && amount > 0 ? words.most(toman(amount)) : words.hints[name]
}

/** The moves of which no customer reads the reason. */
const internal: ReadonlySet<MoneyMove['kind']> = new Set([
  'issueGiftCards',
  'revokeGiftCardIssue',
  'payOutUnclaimed',
])

function faultText(name: MoneyField, typed: MoneyFields, { kind, amount }: MoneyMove): string {
  if (name === 'bankCode' && !isBlank(typed.bankCode ?? '')) return words.bankCodeFault
  if (!isText(name) && Number.isNaN(readWhole(typed[name] ?? ''))) return ui.wholeNumber
  return kind === 'issueGiftCards' && name === 'amount'
    ? words.cardAmount(toman(amount))
    : words.missing[name]
}

const group = css({
  minWidth: '0',
  paddingBlockStart: '3',
  borderBlockStart: '1px solid {colors.border}',
})
const columns = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 180px), 1fr))',
  alignItems: 'start',
  gap: '3',
})
