import type { RowMutant } from './row-mutant.ts'

const views = 'src/features/wallet'

/** The wallet and what is withdrawn from it. */
export const walletRows: readonly RowMutant[] = [
  {
    row: 'WAL-02',
    file: `${views}/WalletPage.tsx`,
    from: '{ name: wallet.profile, href: paths.profile }, ',
    to: '',
  },
  {
    row: 'WAL-03',
    file: 'src/features/account/shared/AccountHeading.tsx',
    from: '<Link href={paths.account}',
    to: '<Link href={paths.profile}',
  },
  {
    row: 'WAL-04',
    file: `${views}/Balances.tsx`,
    from: '<Amount value={total_funds} size="lg" />',
    to: '<Amount value={total_funds - store_credit} size="lg" />',
  },
  {
    row: 'WAL-05',
    file: `${views}/Balances.tsx`,
    from: '<Amount value={store_credit} />',
    to: '<Amount value={total_funds + store_credit} />',
  },
  {
    row: 'WAL-06',
    file: `${views}/Balances.tsx`,
    from: '<Amount value={balance} />',
    to: '<Amount value={total_funds} />',
  },
  {
    row: 'WAL-07',
    file: 'src/ui/AmountField.tsx',
    from: "value === null ? '' : formatToman(value)",
    to: "value === null ? '' : toPersianDigits(value)",
  },
  {
    row: 'WAL-08',
    file: `${views}/WalletCharge.tsx`,
    from: '[100_000, 200_000, 300_000]',
    to: '[150_000, 200_000, 300_000]',
  },
  {
    row: 'WAL-10',
    file: `${views}/WalletCharge.tsx`,
    from: '[100_000, 200_000, 300_000]',
    to: '[100_000, 200_000, 350_000]',
  },
  {
    row: 'WAL-13',
    file: `${views}/WalletTerms.tsx`,
    from: '{words.items.map(',
    to: '{words.items.slice(1).map(',
  },
  {
    row: 'WAL-15',
    file: `${views}/WithdrawalRequest.tsx`,
    from: 'title={requested === null ? words.title : words.done}',
    to: 'title={words.title}',
  },
  {
    row: 'WAL-16',
    file: `${views}/WalletHistory.tsx`,
    from: 'pageCount={data.page_count}',
    to: 'pageCount={1}',
  },
  {
    row: 'WAL-17',
    file: 'i18n/fa/wallet.ts',
    from: "empty: 'تراکنشی وجود ندارد.'",
    to: "empty: 'خالی است.'",
  },
  {
    row: 'WAL-20',
    file: `${views}/WalletPage.tsx`,
    from: '<WithdrawalRequest balance={funds.balance} />',
    to: '<WithdrawalRequest balance={funds.total_funds} />',
  },
  {
    row: 'WAL-23',
    file: 'i18n/fa/wallet.ts',
    from: "SUCCESSFUL: 'موفق'",
    to: "SUCCESSFUL: 'انجام شد'",
  },
  {
    row: 'WAL-24',
    file: 'i18n/fa/wallet.ts',
    from: "PENDING: 'در حال بررسی'",
    to: "PENDING: 'در انتظار'",
  },
  {
    row: 'WAL-25',
    file: 'i18n/fa/wallet.ts',
    from: "RETURNED: 'برگشت‌خورده'",
    to: "RETURNED: 'ناموفق'",
  },
  {
    row: 'WAL-26',
    file: 'i18n/fa/wallet.ts',
    from: "FAILED: 'ناموفق'",
    to: "FAILED: 'در حال بررسی'",
  },
  {
    row: 'WAL-27',
    file: `${views}/WalletHistory.tsx`,
    from: "type === 'WITHDRAW' && status === 'FAILED'",
    to: "type === 'DEPOSIT' && status === 'FAILED'",
  },
  {
    row: 'WAL-29',
    file: `${views}/WithdrawalRequest.tsx`,
    from: 'void renewWallet(queryClient)',
    to: '',
  },
  {
    row: 'WAL-31',
    file: `${views}/WithdrawalRequest.tsx`,
    from: 'if (requested !== null) draft.drop()',
    to: '',
  },
  {
    row: 'WAL-32',
    file: 'i18n/fa/wallet.ts',
    from: "time: 'مبلغ حداکثر تا ۴۸ ساعت",
    to: "time: 'مبلغ حداکثر تا ۷۲ ساعت",
  },
  {
    row: 'WAL-33',
    file: 'i18n/fa/wallet.ts',
    from: "tickets: 'نتیجهٔ درخواست در تیکت به شما گفته می‌شود.'",
    to: "tickets: 'نتیجهٔ درخواست پیامک می‌شود.'",
  },
  {
    row: 'WAL-34',
    file: 'domain/withdrawal.ts',
    from: 'amount <= balance',
    to: 'amount <= (balance || amount)',
  },
  {
    row: 'WAL-35',
    file: 'domain/withdrawal.ts',
    from: 'amount <= balance',
    to: 'amount <= balance + 1',
  },
  {
    row: 'WAL-36',
    file: `${views}/WithdrawalForm.tsx`,
    from: 'balance) && iban.length === ibanDigits',
    to: 'balance) && iban.length >= 23',
  },
  {
    row: 'WAL-37',
    file: `${views}/WithdrawalForm.tsx`,
    from: 'amount > balance ?',
    to: 'amount > 2 * balance ?',
  },
  {
    row: 'WAL-38',
    file: `${views}/WithdrawalForm.tsx`,
    from: 'iban.length >= minDigitsForError',
    to: 'iban.length >= minDigitsForError - 1',
  },
  { row: 'WAL-39', file: 'src/ui/IbanPrefix.tsx', from: '>IR</span>', to: '>FA</span>' },
  {
    row: 'WAL-40',
    file: 'domain/deposit.ts',
    from: 'least: 1,',
    to: 'least: 1000,',
  },
  {
    row: 'WAL-43',
    file: `${views}/WalletCharge.tsx`,
    from: '`${origin}${paths.walletCallback}/`',
    to: '`${origin}${paths.walletCallback}`',
  },
  {
    row: 'WAL-46',
    file: `${views}/WalletHistory.tsx`,
    from: 'if (isLoadingError) return <LoadFailure',
    to: 'if (isLoadingError && page > 1) return <LoadFailure',
  },
  {
    row: 'WAL-47',
    file: `${views}/wallet-history.queries.ts`,
    from: 'const size = 5',
    to: 'const size = 6',
  },
]
