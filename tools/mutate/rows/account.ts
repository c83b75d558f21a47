import type { RowMutant } from './row-mutant.ts'

const rules = 'domain/profile.ts'
const passwords = 'domain/password.ts'
const tickets = 'src/features/tickets'
const messages = 'src/features/messages'

/** The profile, the tickets, the messages and the advisor of a customer, and what is only for some. */
export const accountRows: readonly RowMutant[] = [
  {
    row: 'PROF-09',
    file: 'src/features/profile/fields/FieldRow.tsx',
    from: '{onEdit !== undefined && (',
    to: '{onEdit !== undefined && !isEmpty && (',
  },
  {
    row: 'PROF-11',
    file: 'src/features/profile/fields/part-label.ts',
    from: "part === 'code' && fida_code !== null ?",
    to: "part === 'code' && fida_code === null ?",
  },
  {
    row: 'PROF-35',
    file: passwords,
    from: "['length', 'digit', 'symbol', 'letters'] as const",
    to: "['length', 'symbol', 'letters'] as const",
  },
  {
    row: 'PROF-42',
    file: rules,
    from: 'exactly(10, isNationalCode)',
    to: 'exactly(9, isNationalCode)',
  },
  {
    row: 'PROF-47',
    file: rules,
    from: 'exactly(16, isCardNumber)',
    to: 'exactly(15, isCardNumber)',
  },
  { row: 'PROF-52', file: 'domain/iban.ts', from: '=== 1n', to: '!== 0n' },
  {
    row: 'PROF-53',
    file: rules,
    from: 'job: { maximum: 80 }',
    to: 'job: { optional: true, maximum: 80 }',
  },
  {
    row: 'PROF-54',
    file: rules,
    from: 'first_name: { maximum: 60,',
    to: 'first_name: { optional: true, maximum: 60,',
  },
  {
    row: 'PROF-61',
    file: passwords,
    from: '/[\\^*&%$#@!]/',
    to: '/[\\^*&%$#@!a-z]/',
  },
  {
    row: 'PROF-63',
    file: passwords,
    from: '/[a-z]/.test(password) && /[A-Z]/.test(password)',
    to: '/[a-z]/.test(password)',
  },
  { row: 'PROF-65', file: passwords, from: 'password.length >= 8', to: 'password.length >= 7' },
  {
    row: 'PROF-66',
    file: 'src/features/profile/password/PasswordForm.tsx',
    from: 'typed === password || words.password.differ',
    to: 'typed.length === password.length || words.password.differ',
  },
  {
    row: 'PROF-70',
    file: rules,
    from: 'legal_national_code: { maximum: 11, digits: true,',
    to: 'legal_national_code: { maximum: 11,',
  },
  {
    row: 'PROF-84',
    file: 'src/features/profile/fields/connect-profile-field.ts',
    from: "id: toastId, tone: 'error'",
    to: "id: toastId, tone: 'info'",
  },
  {
    row: 'TICK-11',
    file: `${tickets}/TicketPage.tsx`,
    from: 'href={paths.tickets}',
    to: 'href={paths.account}',
  },
  { row: 'TICK-17', file: 'domain/ticket.ts', from: "3: 'high'", to: "3: 'medium'" },
  { row: 'TICK-19', file: 'i18n/fa/tickets.ts', from: "OPEN: 'باز'", to: "OPEN: 'در جریان'" },
  { row: 'TICK-21', file: 'i18n/fa/tickets.ts', from: "CLOSED: 'بسته'", to: "CLOSED: 'باز'" },
  {
    row: 'TICK-22',
    file: `${tickets}/TicketsPage.tsx`,
    from: '{unseen > 0 && ',
    to: '{unseen > 1 && ',
  },
  {
    row: 'TICK-24',
    file: 'machines/flows/ticket-form/ticket-draft.ts',
    from: 'isBlank(title) &&',
    to: "title === ' ' &&",
  },
  {
    row: 'TICK-27',
    file: 'machines/flows/ticket-form/ticket-draft.ts',
    from: '...(isBlank(text) &&',
    to: '...(!isReply && isBlank(text) &&',
  },
  {
    row: 'TICK-28',
    file: `${tickets}/Chat.tsx`,
    from: 'author={message.is_admin ? words.expert : words.you}',
    to: 'author={message.is_admin ? words.you : words.expert}',
  },
  {
    row: 'MSG-05',
    file: `${messages}/MessageDialog.tsx`,
    from: 'href={paths.product(product.slug)}',
    to: 'href={paths.products}',
  },
  {
    row: 'MSG-07',
    file: `${messages}/MessagesPage.tsx`,
    from: "title={empty === 'unread' ? words.noUnread : words.noRead}",
    to: 'title={words.noRead}',
  },
  {
    row: 'MSG-09',
    file: `${messages}/MessagesPage.tsx`,
    from: 'messages.filter(({ seen }) => seen)',
    to: '[...messages]',
  },
  {
    row: 'MSG-10',
    file: `${messages}/MessagesPage.tsx`,
    from: 'opened?.seen === false',
    to: 'opened?.seen === true',
  },
  {
    row: 'ADV-03',
    file: 'src/features/advisor/AdvisorPage.tsx',
    from: 'phone={profile.phone_number}',
    to: 'phone={profile.phone_number.slice(1)}',
  },
  {
    row: 'ADV-09',
    file: 'src/lib/field-rules.ts',
    from: 'if (isBlank(typed)) return fields.required',
    to: 'if (isBlank(typed)) return true',
  },
  {
    row: 'ADV-11',
    file: 'src/lib/field-rules.ts',
    from: 'return fields.digitsOnly',
    to: 'return fields.phoneLength',
  },
  {
    row: 'ADV-12',
    file: 'src/lib/field-rules.ts',
    from: 'isMobileNumber(mobile) || fields.phoneLength',
    to: 'isMobileNumber(mobile) || mobile.length === 10 || fields.phoneLength',
  },
  {
    row: 'ADV-16',
    file: 'i18n/fa/account.ts',
    from: "sent: 'با موفقیت ثبت شد!'",
    to: "sent: 'پیام شما رسید'",
  },
  {
    row: 'ADV-17',
    file: 'src/features/advisor/AdviceForm.tsx',
    from: "reset({ ...typed, category: '', text: '' })",
    to: 'reset(typed)',
  },
  {
    row: 'ROLE2-02',
    file: 'machines/flows/cart/guest-cart.ts',
    from: 'JSON.stringify(cart)',
    to: 'JSON.stringify(emptyGuestCart())',
  },
  {
    row: 'ROLE2-18',
    file: 'i18n/fa/site-links.ts',
    from: "title: 'مجله', href: '/blogs'",
    to: "title: 'مجله', href: '/staff'",
  },
]
