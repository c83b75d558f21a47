/** How staff change a stock: why, and whether units are added or taken away. A count can find more or fewer units. */
export const stockChanges = [
  { kind: 'received', reason: 'received', sign: 1 },
  { kind: 'returned', reason: 'returned', sign: 1 },
  { kind: 'damaged', reason: 'damaged', sign: -1 },
  { kind: 'found', reason: 'corrected', sign: 1 },
  { kind: 'missing', reason: 'corrected', sign: -1 },
] as const

/** The most units of a variant that staff can enter. */
export const mostUnits = 1_000_000

/** Whether so many units come in, given how many there are, that a digit may be too many: ask before they count. */
export const isUnusual = (units: number, stock: number): boolean =>
  units > 1_000 || (units > 100 && stock > 0 && units > stock * 10)

/** Whether a difference in units makes sense with its reason. */
export const fitsReason = (units: number, reason: string): boolean =>
  stockChanges.some((each) => each.reason === reason && each.sign === Math.sign(units))
