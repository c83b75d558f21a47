/** A list with one item moved by one place: -1 up, 1 down. */
export function moved<Item>(list: readonly Item[], place: number, by: -1 | 1): Item[] {
  const others = list.filter((_, index) => index !== place)
  return others.toSpliced(place + by, 0, ...list.slice(place, place + 1))
}

/** A list with some fields of one item changed. */
export function changedAt<Item extends object>(
  list: readonly Item[],
  place: number,
  fields: Partial<Item>,
): Item[] {
  return list.map((item, index) => (index === place ? { ...item, ...fields } : item))
}

export function removedAt<Item>(list: readonly Item[], place: number): Item[] {
  return list.filter((_, index) => index !== place)
}

/** A list with one item replaced. */
export function replacedAt<Item>(list: readonly Item[], place: number, next: Item): Item[] {
  return list.map((item, index) => (index === place ? next : item))
}
