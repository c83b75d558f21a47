/** Texts of the two steps that verify a number; the messages of failures are verbatim from the specification. */
export const phoneVerification = {
  name: 'نام و نام خانوادگی',
  mobile: 'شمارهٔ همراه',
  submit: 'دریافت کد تأیید',
  busy: 'در حال ارسال کد',
  codeTitle: 'کد تأیید را وارد کنید',
  edit: 'ویرایش شماره',
  verify: 'تأیید کد',
  verified: 'شماره تأیید شد. یک لحظه صبر کنید.',
  signUpFailed: 'خطایی رخ داده است! لطفا مجدد امتحان کنید',
  codeFailed: 'لطفا بعدا امتحان کنید',
} as const
