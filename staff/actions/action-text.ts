import { contentNames } from '#domain/content.ts'
import { toPersianDigits } from '#domain/digits.ts'
import { staffContents } from '#i18n/fa/staff-contents.ts'
import { staff } from '#i18n/fa/staff.ts'
import { problemTexts } from '#i18n/problems.ts'
import type { Schemas } from '#machines/api/client.ts'
import { momentText } from '#staff/app/moment-text.ts'
import { number } from '#src/lib/format.ts'

type Action = Schemas['StaffAction']
type Value = Action['before'][string] | undefined

const words = staff.actions
const names: Readonly<Record<string, string>> = words.names
const fields: Readonly<Record<string, string>> = words.fields
const statuses: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ...words.statuses,
  order: staff.statuses,
}

/** What was done; a call that has no name yet is shown as it is. */
export const actionName = ({ action }: Pick<Action, 'action'>): string => names[action] ?? action

/** What it was done to. */
export const subjectName = ({ subject, subject_id: id }: Action): string =>
  subject === 'content'
    ? (contents[id - 1] ?? words.subjects.content)
    : words.subject(words.subjects[subject], toPersianDigits(id))

/** By their numbers in the log. */
const contents = contentNames.map((name) => staffContents.names[name])

/** The fields that differ, with their values before and after. */
export function changesOf({ subject, before, after }: Action): string[] {
  return Object.keys(after)
    .filter((field) => after[field] !== before[field])
    .map((field) => {
      const text = (value: Value) => valueText(value, subject, field)
      return words.change(fields[field] ?? field, text(before[field]), text(after[field]))
    })
}

function valueText(value: Value, subject: Action['subject'], field: string): string {
  if (value === null || value === undefined) return words.none
  if (field === 'assignee') return words.unnamed(toPersianDigits(String(value)))
  if (typeof value === 'number') return number(value)
  if (typeof value === 'boolean') return value ? words.yes : words.no
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return momentText(value)
  if (field === 'refusal') return refusals[value] ?? value
  if (subject === 'member') return roleNames(value)
  return statuses[subject]?.[value] ?? value
}

const refusals: Readonly<Record<string, string>> = problemTexts

const roles: Readonly<Record<string, string>> = staff.roles

/** Roles as the log keeps them, with spaces in between. */
const roleNames = (value: string): string =>
  value
    .split(' ')
    .map((role) => roles[role] ?? role)
    .join('، ')
