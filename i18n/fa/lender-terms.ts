const announcedByLender = 'شرایط را شرکت اعتباردهنده اعلام می‌کند.'

/** What a lender asks of a customer who pays by installments. */
export const lenderTerms = {
  title: 'شرایط اقساط',
  known: (down: string, months: string, monthly: string) =>
    `پیش‌پرداخت ${down} و ${months} قسط ماهانهٔ ${monthly}`,
  /** Of a lender whose terms the shop does not know. */
  announcedByLender,
  /** After what the shop says of such a lender. */
  withDescription: (description: string) => `${description}؛ ${announcedByLender}`,
} as const
