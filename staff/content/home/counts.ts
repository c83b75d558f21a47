import { toPersianDigits } from '#domain/digits.ts'

/** The numbers from one on, to choose from. */
export const counts = (most: number) =>
  Array.from({ length: most }, (_, index) => ({
    value: index + 1,
    label: toPersianDigits(index + 1),
  }))
