import type { RowMutant } from './row-mutant.ts'

const views = 'src/features/checkout/delivery'
const addresses = 'src/features/addresses/shared'
const flow = 'machines/flows/delivery/delivery.machine.ts'

/** The step of the delivery, and the addresses. */
export const deliveryRows: readonly RowMutant[] = [
  {
    row: 'DELV-13',
    file: `${views}/DeliveryStep.tsx`,
    from: 'aria-disabled={(!canContinue && !isSubmitting) || undefined}',
    to: 'aria-disabled={(!canContinue && isSubmitting) || undefined}',
  },
  {
    row: 'DELV-15',
    file: `${views}/DeliveryStep.tsx`,
    from: '{isMethodChosen ? words.confirm : words.selectMethod}',
    to: '{isMethodChosen ? words.selectMethod : words.confirm}',
  },
  {
    row: 'DELV-24',
    file: `${views}/BranchCard.tsx`,
    from: '<StoreScene label={branch.name} />',
    to: '<StoreScene label={branch.hours} />',
  },
  {
    row: 'DELV-26',
    file: 'i18n/fa/branches.ts',
    from: 'mapsOf(shop.branch.position)',
    to: 'mapsOf(shop.branch.position).slice(1)',
  },
  {
    row: 'DELV-27',
    file: `${views}/BranchCard.tsx`,
    from: '{branch.tips.map(',
    to: '{branch.tips.slice(1).map(',
  },
  {
    row: 'DELV-32',
    file: flow,
    from: "{ guard: 'isPickup', target: '#delivery.complete' },",
    to: '',
  },
  {
    row: 'DELV-33',
    file: flow,
    from: "{ guard: 'isCourierWithAddress', target: 'submittingAddress' }",
    to: "{ guard: 'isCourierWithAddress', target: '#delivery.complete' }",
  },
  {
    row: 'DELV-38',
    file: `${addresses}/PlaceFields.tsx`,
    from: "disabled={cities.length === 0 || province === ''}",
    to: 'disabled={isLoading}',
  },
  {
    row: 'DELV-40',
    file: `${addresses}/ReceiverFields.tsx`,
    from: 'disabled={Boolean(own?.[name])}',
    to: 'readOnly={Boolean(own?.[name])}',
  },
  {
    row: 'DELV-41',
    file: `${addresses}/address-values.ts`,
    from: 'title: short(addressInputLimits.title),',
    to: 'title: z.string(),',
  },
  {
    row: 'DELV-47',
    file: `${addresses}/address-values.ts`,
    from: 'z.length(codeLength, rules.postalCodeLength)',
    to: 'z.minLength(5, rules.postalCodeLength)',
  },
  {
    row: 'DELV-49',
    file: `${addresses}/address-values.ts`,
    from: "return place === 'checkout' ?",
    to: 'return place.length > 0 ?',
  },
  {
    row: 'DELV-50',
    file: 'domain/address.ts',
    from: 'maxAddressLength = 320',
    to: 'maxAddressLength = 300',
  },
  {
    row: 'DELV-51',
    file: 'domain/address.ts',
    from: `()#+*'"]/u`,
    to: `()#+*'"<>]/u`,
  },
  {
    row: 'DELV-52',
    file: `${addresses}/address-values.ts`,
    from: 'receiver_first_name: personName(addressInputLimits.receiver_first_name),',
    to: 'receiver_first_name: z.string(),',
  },
  {
    row: 'DELV-56',
    file: `${addresses}/address-values.ts`,
    from: 'receiver_national_code: digits().check(z.length(codeLength, rules.nationalCodeLength))',
    to: 'receiver_national_code: digits()',
  },
  {
    row: 'DELV-85',
    file: `${views}/connect-delivery.ts`,
    from: "text: words.methodSaved, tone: 'info'",
    to: "text: words.methodSaved, tone: 'ok'",
  },
  {
    row: 'DELV-86',
    file: `${views}/connect-delivery.ts`,
    from: "text: words.addressSaved, tone: 'info'",
    to: "text: words.addressSaved, tone: 'ok'",
  },
  {
    row: 'DELV-89',
    file: 'i18n/fa/delivery.ts',
    from: 'تا ساعت ۱۴ به وقت تهران',
    to: 'تا ساعت ۱۲ به وقت تهران',
  },
  {
    row: 'DELV-90',
    file: 'src/features/checkout/Summary.tsx',
    from: 'return price === 0 ? words.free : price',
    to: 'return price',
  },
]
