import { amount, persianNumber, storageText } from '#domain/units.ts'
import type { Schemas } from '#server/schemas.ts'
import type { ProductFacts } from '#server/platform/db/schema/catalogue.ts'

type PropertyValue = Schemas['PropertyValue']

const maxFacts = 3

type CardFact = {
  icon: PropertyValue['property_icon']
  fact: string
  /** As short as a card needs it, with its unit. */
  text: (value: number) => string
  label: (value: number) => string
}

/** Facts that a card can show, most important first: those by which products with the same beginning of a title differ. */
const cardFactsByRank: CardFact[] = [
  {
    icon: 'battery',
    fact: 'batteryHealth',
    text: (value) => `باتری ${persianNumber(value)}٪`,
    label: (value) => `سلامت باتری ${persianNumber(value)} درصد`,
  },
  {
    icon: 'storage',
    fact: 'storageGb',
    text: shortStorage,
    label: (value) => `حافظه ${storageText(value)}`,
  },
  {
    icon: 'memory',
    fact: 'ramGb',
    text: (value) => `رم ${persianNumber(value)}`,
    label: (value) => `رم ${amount(value, 'گیگابایت')}`,
  },
  {
    icon: 'camera',
    fact: 'cameraMp',
    text: (value) => amount(value, 'مگاپیکسل'),
    label: (value) => `دوربین ${amount(value, 'مگاپیکسل')}`,
  },
  {
    icon: 'battery',
    fact: 'batteryMah',
    text: (value) => amount(value, 'میلی‌آمپرساعت'),
    label: (value) => `باتری ${amount(value, 'میلی‌آمپرساعت')}`,
  },
  {
    icon: 'power',
    fact: 'powerW',
    text: (value) => amount(value, 'وات'),
    label: (value) => `توان ${amount(value, 'وات')}`,
  },
  {
    icon: 'power',
    fact: 'fastChargeW',
    text: (value) => amount(value, 'وات'),
    label: (value) => `شارژ سریع ${amount(value, 'وات')}`,
  },
  {
    icon: 'display',
    fact: 'displayInch',
    text: (value) => amount(value, 'اینچ'),
    label: (value) => `صفحه‌نمایش ${amount(value, 'اینچ')}`,
  },
]

/** Kept as long as the product is as it is: formatting numbers took a twentieth of a list's time. */
const known = new WeakMap<ProductFacts, PropertyValue[]>()

/** At most three facts of a product, one per icon. `numeric_value` uses Latin digits, `text` and `label` are phrases. */
export function cardFacts(facts: ProductFacts): PropertyValue[] {
  let shown = known.get(facts)
  if (shown === undefined) {
    shown = readFacts(facts)
    known.set(facts, shown)
  }
  return shown
}

function readFacts(facts: ProductFacts): PropertyValue[] {
  const shown: PropertyValue[] = []
  for (const { icon, fact, text, label } of cardFactsByRank) {
    const value = facts[fact]
    if (typeof value !== 'number' || shown.some((one) => one.property_icon === icon)) continue
    const numeric_value = String(value)
    shown.push({ property_icon: icon, numeric_value, text: text(value), label: label(value) })
    if (shown.length === maxFacts) break
  }
  return shown
}

function shortStorage(gigabytes: number): string {
  return gigabytes >= 1024 ? amount(gigabytes / 1024, 'ترابایت') : amount(gigabytes, 'گیگ')
}
