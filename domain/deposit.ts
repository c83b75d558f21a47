/** Tomans that a wallet can be charged with at once; ten times as many rials are still an exact number. */
export const depositBounds = { least: 1, most: 900_719_925_474_099 }

/** Whether a wallet can be charged with an amount; false for null. */
export const isDeposit = (amount: number | null): boolean =>
  amount !== null && amount >= depositBounds.least && amount <= depositBounds.most
