import { warrantyMonths } from '#domain/warranty.ts'

/** The codes on the warranty cards of the demo, with the codes by which the network knows the devices. */
export const demoWarrantyCards = [
  { code: 'FZ187K3M92QD', registryCode: '840213579046' },
  { code: 'FZ18P5W8R4TX', registryCode: '840213579111' },
  { code: 'FZ18H2N6V9YC', registryCode: '840213579284' },
  { code: 'FZ18D4J7L3BS', registryCode: '840213579357' },
  { code: 'FZ18G8Q2M5ZK', registryCode: '840213579420' },
  { code: 'FZ18T6X9C4WN', registryCode: '840213579593' },
] as const

/** Devices of the demo's customer: one with an active warranty, one whose warranty has ended. */
export const demoDevices = [
  {
    firstImei: '352990101234561',
    secondImei: '352990101234579',
    warrantyCode: demoWarrantyCards[0].code,
    activatedMonthsAgo: 3,
  },
  {
    firstImei: '358802117654324',
    secondImei: null,
    warrantyCode: demoWarrantyCards[1].code,
    activatedMonthsAgo: warrantyMonths + 2,
  },
] as const

/** Cards of the demo that nobody has used yet. */
export const unusedWarrantyCodes = demoWarrantyCards
  .map(({ code }) => code)
  .filter((code) => !demoDevices.some(({ warrantyCode }) => warrantyCode === code))
