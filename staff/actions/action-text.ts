import { isAccount } from '#domain/staff-subject.ts'
import { contentNames } from '#domain/content-names.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { isMobileNumber } from '#domain/mobile.ts'
import { staffContents } from '#i18n/fa/staff-contents.ts'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import { staffOrders } from '#i18n/fa/staff-orders.ts'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { staffProductEdit } from '#i18n/fa/staff-product-edit.ts'
import { staff } from '#i18n/fa/staff.ts'
import { problemTexts } from '#i18n/problems.ts'
import type { Schemas } from '#machines/api/client.ts'
import { fullName } from '#staff/app/full-name.ts'
import { momentText } from '#staff/app/moment-text.ts'
import { paths } from '#staff/app/paths.ts'
import { withQuery, writeQuery } from '#staff/table/list-query.ts'
import { isolatedCode, number, phoneNumber, toman } from '#src/lib/format.ts'

type Action = Schemas['StaffAction']
type Values = Action['before']

const words = staffActions
const names: Readonly<Record<string, string>> = { ...words.formerNames, ...words.names }
const fields: Readonly<Record<string, string>> = words.fields
const statuses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...words.statuses,
  order: staff.statuses,
}

/** The name of an action, and whether it was refused; its operation id if it has no name. */
export function actionName({ action, after }: Pick<Action, 'action' | 'after'>): string {
  const name = names[action] ?? action
  return after['refusal'] == null ? name : words.failed(name)
}

/** Why it was done, as somebody wrote it; of a change of the stock the name of its kind, which the log keeps as a code. */
export const reasonText = (action: string, reason: string): string =>
  action === 'updateVariant' ? (stockReasons[reason] ?? reason) : reason

const stockReasons: Readonly<Record<string, string>> = staff.stock.reasons

/** The name of the subject of an action: its kind and number, or the name of a content item. */
export const subjectName = ({ subject, subject_id: id }: Action): string =>
  subject === 'content'
    ? (contents[id - 1] ?? words.subjects.content)
    : words.subject(words.subjects[subject], toPersianDigits(id))

/** The person's name, the product's title or the name of what an action affects; null if it has none. */
export function subjectTitle({
  goods,
  name,
  people,
  subject_id: id,
  subject,
}: Action): string | null {
  if (goods !== null)
    return goods.color_name === null ? goods.title : words.variant(goods.title, goods.color_name)
  const person = isAccount(subject) ? people.find((each) => each.id === id) : undefined
  return person === undefined ? name : personName(person)
}

/** The name of an account; its phone number if it has no name. */
const personName = (person: Action['people'][number]): string =>
  person.first_name === null && person.last_name === null
    ? phoneNumber(person.phone_number)
    : fullName(person)

/** The page of the subject, with the lookup that goes in the history state, not the URL; null if there is none. */
export function subjectPage(action: Action): { href: string; state?: { lookup: string } } | null {
  const { subject, subject_id: id, goods, people } = action
  if (goods !== null) return { href: paths.product(goods.product_id) }
  const name = subject === 'content' ? contentNames[id - 1] : undefined
  if (name !== undefined) return { href: paths.contentOf(name) }
  const href = pages[subject]?.(id)
  if (href !== undefined) return { href }
  const queue = queues[subject]?.(statusIn(action))
  if (queue !== undefined) return { href: queue }
  const phone = isAccount(subject) && people.find((each) => each.id === id)?.phone_number
  if (!phone || !isMobileNumber(phone)) return null
  return subject === 'member'
    ? { href: `${paths.members}?phone=${phone}` }
    : { href: paths.customer, state: { lookup: phone } }
}

/** Where things are; those without a page of their own are in a list. */
const pages: Partial<Record<Action['subject'], (id: number) => string>> = {
  order: paths.order,
  ticket: paths.ticket,
  request: paths.request,
  discount: paths.discount,
  gift_card: paths.giftCard,
  payment_report: paths.reconciliation,
  article: paths.article,
  brand: () => paths.brands,
  category: () => paths.categories,
  filter: () => paths.categories,
  canned_reply: () => paths.cannedReplies,
  message: () => paths.messages,
  price_plan: paths.pricePlan,
}

type Filter = Action['after'][string] | undefined

/** The lists of things without a page of their own, by what became of them. */
const queues: Partial<Record<Action['subject'], (status: Filter) => string>> = {
  return: () => paths.returns,
  withdrawal: () => paths.withdrawals,
  comment: (status) => withQuery(paths.comments, decided(status)),
  question: (status) => withQuery(paths.questions, decided(status)),
  answer: (status) => withQuery(paths.questions, decided(status, 'answers')),
}

const statusIn = ({ after }: Action): Filter => after['status']

/** The query of a queue for what has this status. */
const decided = (status: Filter, kind?: string): string =>
  writeQuery({ kind, status: typeof status === 'string' ? status : null })

/** The names of content items, by their numbers in the log minus one. */
const contents = contentNames.map((name) => staffContents.names[name])

/** The changed fields, with their values before and after. */
export function changesOf(action: Action): string[] {
  const { before, after } = action
  return Object.keys(after)
    .filter((field) => (after[field] ?? null) !== (before[field] ?? null))
    .flatMap((field) => {
      const [name, from, to] = [fieldName(action, field), before[field], after[field]]
      if (typeof from === 'string' && typeof to === 'string' && `${from}${to}`.includes('\n'))
        return linesChanged(name, from.split('\n'), to.split('\n'))
      const text = (values: Values) => valueText(values, action, field)
      return from === undefined
        ? words.set(name, text(after))
        : words.change(name, text(before), text(after))
    })
}

const fieldName = ({ subject }: Action, field: string): string =>
  subject === 'product' && field === 'is_active'
    ? staffProductEdit.names.is_active
    : (fields[field] ?? field)

/** Multi-line lists are described by added and removed lines. */
function linesChanged(name: string, before: string[], after: string[]): string[] {
  const added = after.filter((line) => !before.includes(line))
  const removed = before.filter((line) => !after.includes(line))
  if (added.length + removed.length === 0) return [words.reordered(name)]
  return [
    ...(added.length > 0 ? [words.added(name, added.join('؛ '))] : []),
    ...(removed.length > 0 ? [words.removed(name, removed.join('؛ '))] : []),
  ]
}

function valueText(values: Values, { subject, people }: Action, field: string): string {
  const value = values[field]
  if (value === null || value === undefined || value === '') return words.none
  if (field === 'assignee') {
    const person = people.find(({ id }) => id === value)
    return person === undefined ? staff.unnamed(toPersianDigits(String(value))) : personName(person)
  }
  if (typeof value === 'number') return numberText(value, values, field)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return momentText(value)
  if (codes.has(field)) return toPersianDigits(value)
  if (field === 'parcel_code') return isolatedCode(value)
  if (field === 'refusal') return refusals[value] ?? value
  if (subject === 'member') return roleNames(value)
  return statuses[subject]?.[value] ?? labelsByField[field]?.[value] ?? value
}

function numberText(value: number, { kind }: Values, field: string): string {
  if (idFields.has(field)) return toPersianDigits(value)
  const isAmount = amounts.has(field) || (field === 'value' && kind === 'fixed')
  return isAmount ? toman(value) : number(value)
}

/** The fields that are numbers of things, which are not grouped. */
const idFields: ReadonlySet<string> = new Set(['category_id', 'correction_id', 'last_card'])

/** The texts of digits that the rest of the back office shows in Persian. */
const codes: ReadonlySet<string> = new Set(['phone_number', 'postal_code'])

/** The fields that are tomans. */
const amounts: ReadonlySet<string> = new Set([
  'amount',
  'maximum',
  'minimum_amount',
  'new_price',
  'price',
  'refund_left',
  'store_credit',
  'unclaimed',
  'unit_cost',
])

/** Labels of enum values that are called the same whatever the action was on. */
const labelsByField: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  kind: staffFinance.discounts.form.kinds,
  format: words.formats,
  printed: staffOrders.print.kinds,
}

const refusals: Readonly<Record<string, string>> = problemTexts

const roles: Readonly<Record<string, string>> = staff.roles

/** @param value roles as the log stores them, separated by spaces */
const roleNames = (value: string): string =>
  value
    .split(' ')
    .map((role) => roles[role] ?? role)
    .join('، ')
