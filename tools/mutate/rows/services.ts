import type { RowMutant } from './row-mutant.ts'

const rules = 'domain/installment.ts'
const installment = 'src/features/installment'
const usedPhone = 'src/features/used-phone'
const registry = 'src/features/device-registry'

/** Installments, the sale of used phones, the registry of devices and the sign-up of followers. */
export const serviceRows: readonly RowMutant[] = [
  {
    row: 'INST-04',
    file: `${installment}/TermsInstallmentPage.tsx`,
    from: 'steps={words.steps}',
    to: 'steps={words.steps.slice(1)}',
  },
  {
    row: 'INST-06',
    file: `${installment}/TermsInstallmentPage.tsx`,
    from: '<Accordion questions={words.questions} />',
    to: '<Accordion questions={words.questions.slice(1)} />',
  },
  {
    row: 'INST-08',
    file: 'i18n/fa/installment.ts',
    from: "value: '۵۰ میلیون تومان'",
    to: "value: '۴۰ میلیون تومان'",
  },
  {
    row: 'INST-13',
    file: `${installment}/InstallmentRequest.tsx`,
    from: '{request.isSuccess ? (',
    to: '{request.isPending ? (',
  },
  {
    row: 'INST-24',
    file: 'src/features/list/shared/popular-products.queries.ts',
    from: 'max_price: 4_000_000_000',
    to: 'max_price: 3_000_000_000',
  },
  { row: 'INST-28', file: rules, from: 'monthlyProfitPercent = 6', to: 'monthlyProfitPercent = 5' },
  {
    row: 'INST-29',
    file: rules,
    from: 'repayment: financed + profit',
    to: 'repayment: price + profit',
  },
  { row: 'INST-30', file: rules, from: 'const step = 1000', to: 'const step = 100' },
  {
    row: 'INST-31',
    file: rules,
    from: 'minimumPrepaymentPercent = 50',
    to: 'minimumPrepaymentPercent = 40',
  },
  { row: 'INST-32', file: rules, from: 'maximumMonths = 12', to: 'maximumMonths = 10' },
  {
    row: 'INST-33',
    file: `${installment}/Calculator.tsx`,
    from: 'useState(minimumMonths)',
    to: 'useState(minimumMonths + 1)',
  },
  {
    row: 'USED-06',
    file: `${usedPhone}/UsedPhonePage.tsx`,
    from: 'cards={words.benefits}',
    to: 'cards={words.benefits.slice(1)}',
  },
  {
    row: 'USED-08',
    file: `${usedPhone}/UsedPhonePage.tsx`,
    from: "network === 'whatsapp'",
    to: "network === 'telegram'",
  },
  {
    row: 'USED-12',
    file: 'machines/flows/used-phone/used-phone.machine.ts',
    from: "{ target: 'answering', actions: 'goToNextQuestion' }",
    to: "{ target: 'answering' }",
  },
  {
    row: 'USED-13',
    file: 'machines/flows/used-phone/used-phone.machine.ts',
    from: "{ target: 'answering', actions: 'goToPreviousQuestion' }",
    to: "{ target: 'choosing' }",
  },
  {
    row: 'USED-22',
    file: 'domain/used-phone.ts',
    from: 'Math.max(0, 100 - percentages',
    to: 'Math.max(0, 95 - percentages',
  },
  {
    row: 'USED-23',
    file: 'i18n/fa/used-phone.ts',
    from: "title: 'تماس تا ۱ ساعت'",
    to: "title: 'تماس تا ۲ ساعت'",
  },
  {
    row: 'USED-24',
    file: 'i18n/fa/used-phone.ts',
    from: "title: 'تکمیل فروش تا ۲۴ ساعت'",
    to: "title: 'تکمیل فروش تا ۴۸ ساعت'",
  },
  {
    row: 'USED-25',
    file: 'i18n/fa/used-phone.ts',
    from: "title: 'پیک رایگان، فقط در تهران'",
    to: "title: 'پیک رایگان'",
  },
  {
    row: 'REG-04',
    file: `${registry}/DeviceRegistry.tsx`,
    from: "current={step === 'form' ? formStep : formStep + 1}",
    to: 'current={formStep}',
  },
  {
    row: 'REG-17',
    file: 'domain/warranty.ts',
    from: 'return expiresAt > now',
    to: 'return expiresAt < now',
  },
  {
    row: 'REG-52',
    file: 'domain/warranty.ts',
    from: 'return expiresAt > now',
    to: 'return expiresAt > now + 3_600_000',
  },
  {
    row: 'REG-25',
    file: `${registry}/DeviceForm.tsx`,
    from: "first={lacksFirst && register('firstName', ruleOf('first_name'))}",
    to: "first={lacksFirst && register('firstName')}",
  },
  {
    row: 'REG-27',
    file: `${registry}/DeviceForm.tsx`,
    from: "if (digits === '') return fields.required",
    to: "if (digits === '') return true",
  },
  {
    row: 'REG-31',
    file: `${registry}/imei-rule.ts`,
    from: "if (cleanImei(typed) === '') return true",
    to: "if (cleanImei(typed) === '') return fields.required",
  },
  {
    row: 'REG-32',
    file: `${registry}/DeviceForm.tsx`,
    from: '...required,',
    to: '',
  },
  {
    row: 'REG-36',
    file: 'i18n/fa/device-registry.ts',
    from: 'لطفا ابتدا وارد سایت شوید',
    to: 'لطفا دوباره تلاش کنید',
  },
  {
    row: 'REG-43',
    file: `${registry}/DeviceResult.tsx`,
    from: 'isUncertain(failure) ? words.failed : words.refused',
    to: 'isUncertain(failure) ? words.refused : words.failed',
  },
  {
    row: 'AUTH-50',
    file: 'server/features/accounts/codes.service.ts',
    from: 'resendAt: new Date(now.getTime() + limits.codeResendSeconds * 1000)',
    to: 'resendAt: new Date(now.getTime() + limits.codeResendSeconds * 750)',
  },
  {
    row: 'PLAT-02',
    file: 'src/app/routes.ts',
    from: "{ layout: 'platform' }",
    to: "{ layout: 'default' }",
  },
  {
    row: 'PLAT-05',
    file: 'src/features/platform/PlatformPage.tsx',
    from: 'navigate(paths.home)',
    to: 'navigate(paths.products)',
  },
  {
    row: 'PLAT-14',
    file: 'i18n/fa/phone-verification.ts',
    from: 'خطایی رخ داده است! لطفا مجدد امتحان کنید',
    to: 'خطایی رخ داده است!',
  },
  {
    row: 'PLAT-15',
    file: 'i18n/fa/phone-verification.ts',
    from: 'لطفا بعدا امتحان کنید',
    to: 'کد بررسی نشد',
  },
]
