export type Change = 'added' | 'removed' | 'changed'

/** A field of a value; `before` is its previous value, if there is one to compare it with. */
export type Part = { key: string; value: unknown; before?: Known; change?: Change }

/** A value that is known, even if it is `undefined`. */
export type Known = { value: unknown }

/** The fields of a value, each with its change; removed ones come last. */
export function partsOf(value: object, before: Known | undefined): Part[] {
  const parts = Object.entries(value)
  if (before === undefined) return parts.map(([key, value]) => ({ key, value }))
  const old = isObject(before.value) ? before.value : {}
  const now = parts.map(([key, value]): Part => {
    if (!Object.hasOwn(old, key)) return { key, value, change: 'added' }
    const was: unknown = Reflect.get(old, key)
    return {
      key,
      value,
      before: { value: was },
      change: isSame(was, value) ? undefined : 'changed',
    }
  })
  const gone = Object.entries(old).filter(([key]) => !Object.hasOwn(value, key))
  return [...now, ...gone.map(([key, value]): Part => ({ key, value, change: 'removed' }))]
}

/** Whether two values are equal; the page sends plain data. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
