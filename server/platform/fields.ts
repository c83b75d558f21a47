import { isPersonName } from '#domain/profile.ts'
import { isBlank, plainText, tidyPersian } from '#domain/persian.ts'
import { Problem } from '#server/problem.ts'

/** The same fields with their texts trimmed. */
export const trimmed = <Fields extends object>(fields: Fields): Fields => {
  const copy = { ...fields }
  for (const key in copy) {
    const value = copy[key]
    if (typeof value === 'string') Object.assign(copy, { [key]: value.trim() })
  }
  return copy
}

/** The same fields with these names as Persian writes them: no letters of Arabic, single spaces. */
export function withTidyNames<Fields extends object>(
  fields: Fields,
  names: readonly (keyof Fields & string)[],
): Fields {
  const copy = { ...fields }
  for (const name of names) {
    const value = copy[name]
    if (typeof value === 'string') Object.assign(copy, { [name]: tidyPersian(value) })
  }
  return copy
}

/** Throws `validation_failed` for texts that cannot be the names of people. */
export function requireNames(names: Record<string, string>): void {
  requireFilled(names)
  const [wrong] = Object.entries(names).find(([, name]) => !isPersonName(name)) ?? []
  if (wrong !== undefined) throw refusedField(wrong, 'letters')
}

/** A reason in plain text, without the spaces around it. Throws `reason_required` if nothing of it can be seen. */
export function requireReason(text: string): string {
  if (isBlank(text)) throw new Problem('reason_required')
  return plainText(text).trim()
}

/** The problem of one rejected field. */
export const refusedField = (field: string, rule: string) =>
  new Problem('validation_failed', { errors: [{ field, rule }] })

/** Throws `validation_failed` for texts of which nothing can be seen. */
export function requireFilled(fields: object): void {
  const empty = Object.entries(fields).filter(
    ([, value]) => typeof value === 'string' && isBlank(value),
  )
  if (empty.length > 0)
    throw new Problem('validation_failed', {
      errors: empty.map(([field]) => ({ field, rule: 'required' })),
    })
}
