/**
 * Whether 16 digits are a valid bank card number: they pass the Luhn checksum (ISO/IEC 7812-1, annex B) and are not one
 * repeated digit (16 zeros would pass).
 */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{16}$/.test(digits) || /^(\d)\1+$/.test(digits)) return false
  const sum = Array.from(digits, Number).reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? digit * 2 : digit
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

/** The banks of the Shetab network by the first six digits of their cards. */
const banks = {
  '603799': 'melli',
  '589210': 'sepah',
  '627648': 'exportDevelopment',
  '627961': 'industryAndMine',
  '603770': 'agriculture',
  '639217': 'agriculture',
  '628023': 'housing',
  '627760': 'post',
  '502908': 'cooperative',
  '627412': 'eghtesadNovin',
  '622106': 'parsian',
  '639194': 'parsian',
  '502229': 'pasargad',
  '639347': 'pasargad',
  '627488': 'karafarin',
  '502910': 'karafarin',
  '621986': 'saman',
  '639346': 'sina',
  '639607': 'sarmayeh',
  '502806': 'shahr',
  '504706': 'shahr',
  '502938': 'day',
  '603769': 'saderat',
  '610433': 'mellat',
  '991975': 'mellat',
  '627353': 'tejarat',
  '585983': 'tejarat',
  '589463': 'refah',
  '636214': 'ayandeh',
  '505416': 'gardeshgari',
  '505785': 'iranZamin',
  '606373': 'mehrIran',
  '504172': 'resalat',
  '585947': 'middleEast',
} as const

export type Bank = (typeof banks)[keyof typeof banks]

/** The bank of a card by its first six digits; null for an unknown one. */
export function bankOf(digits: string): Bank | null {
  return new Map<string, Bank>(Object.entries(banks)).get(digits.slice(0, 6)) ?? null
}
