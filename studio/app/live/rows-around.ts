/**
 * The last of many rows, or those around a given one.
 * @param place of that row, from 0; -1 for none
 */
export function rowsAround<Row>(
  rows: readonly Row[],
  place: number,
  count: number,
): readonly Row[] {
  const last = Math.max(0, rows.length - count)
  const start = place === -1 ? last : Math.min(last, Math.max(0, place - Math.floor(count / 2)))
  return rows.slice(start, start + count)
}
