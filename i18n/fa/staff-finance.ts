/** Texts of the back office about money. */
export const staffFinance = {
  all: 'همه',
  state: 'وضعیت',
  copy: 'کپی',
  copied: 'کپی شد',
  copyFailed: 'کپی نشد؛ خودتان انتخاب و کپی کنید.',
  unnamed: 'بدون نام',
  withdrawals: {
    title: 'برداشت‌ها',
    table: 'فهرست برداشت‌ها',
    total: (count: string, amount: string) => `${count} برداشت، ${amount}`,
    lookupHint: 'کد پیگیری، کد پیگیری بانک یا آغاز شمارهٔ موبایل',
    columns: {
      requested: 'درخواست',
      customer: 'صاحب حساب',
      amount: 'مبلغ',
      iban: 'شمارهٔ شبا',
      status: 'وضعیت',
      code: 'کد پیگیری',
      moves: 'رسیدگی',
    },
    bankCode: (code: string) => `بانک: ${code}`,
    emptyTitle: 'برداشتی پیدا نشد',
    emptyText: 'وضعیت دیگری را انتخاب کنید یا جست‌وجو را تغییر دهید.',
    showAll: 'همهٔ برداشت‌ها',
  },
  move: {
    titles: {
      payWithdrawal: 'ثبت واریز به حساب مشتری',
      refuseWithdrawal: 'برگشت مبلغ به کیف پول',
      returnWithdrawal: 'ثبت برگشت از بانک',
    },
    labels: {
      payWithdrawal: 'ثبت واریز',
      refuseWithdrawal: 'برگشت به کیف پول',
      returnWithdrawal: 'بانک برگرداند',
    },
    about: {
      payWithdrawal: (amount: string) =>
        `پس از واریز ${amount} در بانک، کد پیگیری آن را بنویسید. مشتری با تیکت خبردار می‌شود.`,
      refuseWithdrawal: (amount: string) =>
        `مبلغ ${amount} به کیف پول مشتری برمی‌گردد و دلیل را در تیکت می‌خواند.`,
      returnWithdrawal: (amount: string) =>
        `مبلغ ${amount} که بانک برگردانده است، به کیف پول مشتری برمی‌گردد.`,
    },
    confirm: {
      payWithdrawal: 'واریز شد',
      refuseWithdrawal: 'برگشت داده شود',
      returnWithdrawal: 'ثبت شود',
    },
    done: {
      payWithdrawal: 'واریز ثبت شد',
      refuseWithdrawal: 'مبلغ به کیف پول برگشت',
      returnWithdrawal: 'برگشت بانک ثبت شد',
    },
    fields: { bankCode: 'کد پیگیری بانک', reason: 'دلیل' },
    optional: (label: string) => `${label} (اختیاری)`,
    hints: { bankCode: 'همان که بانک پس از انتقال می‌دهد.', reason: 'مشتری آن را می‌خواند.' },
    missing: { bankCode: 'کد پیگیری بانک را بنویسید.', reason: 'دلیل را بنویسید.' },
    busy: 'در حال ثبت',
    keep: 'انصراف',
    close: 'بستن',
  },
} as const
