/** Instants that are well-formed and in no year that the shop keeps, or in no minute. */
export const impossibleTimes = [
  '0000-01-01T00:00:00Z',
  '0001-01-01T00:00:00Z',
  '2200-01-01T00:00:00Z',
  '9999-12-31T23:59:59-12:00',
  '2026-12-31T23:59:60Z',
]

/** Days like `impossibleTimes`. */
export const impossibleDays = ['0000-01-01', '0001-01-01', '1899-12-31', '2200-01-01', '9999-12-31']
