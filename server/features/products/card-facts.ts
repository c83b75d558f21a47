import { toPersianDigits } from '#domain/digits.ts'
import type { Schemas } from '#server/schemas.ts'
import type { ProductFacts } from '#server/platform/db/schema/catalogue.ts'

type PropertyValue = Schemas['PropertyValue']

const maxFacts = 3

/** Facts that a card can show, most important first. */
const factsByCategory: {
  icon: PropertyValue['property_icon']
  fact: string
  label: (value: number) => string
}[] = [
  { icon: 'camera', fact: 'cameraMp', label: (value) => `دوربین ${inDigits(value)} مگاپیکسل` },
  { icon: 'memory', fact: 'ramGb', label: (value) => `رم ${inDigits(value)} گیگابایت` },
  {
    icon: 'battery',
    fact: 'batteryMah',
    label: (value) => `باتری ${inDigits(value)} میلی‌آمپرساعت`,
  },
  { icon: 'storage', fact: 'storageGb', label: storageLabel },
  { icon: 'power', fact: 'powerW', label: (value) => `توان ${inDigits(value)} وات` },
  { icon: 'power', fact: 'fastChargeW', label: (value) => `شارژ سریع ${inDigits(value)} وات` },
  { icon: 'display', fact: 'displayInch', label: (value) => `صفحه‌نمایش ${inDigits(value)} اینچ` },
]

/** At most three facts of a product, one per icon. `numeric_value` uses Latin digits, `label` is a phrase. */
export function cardFacts(facts: ProductFacts): PropertyValue[] {
  const shown: PropertyValue[] = []
  for (const { icon, fact, label } of factsByCategory) {
    const value = facts[fact]
    if (typeof value !== 'number' || shown.some((one) => one.property_icon === icon)) continue
    shown.push({ property_icon: icon, numeric_value: String(value), label: label(value) })
    if (shown.length === maxFacts) break
  }
  return shown
}

function storageLabel(gigabytes: number): string {
  return gigabytes >= 1024
    ? `حافظه ${inDigits(gigabytes / 1024)} ترابایت`
    : `حافظه ${inDigits(gigabytes)} گیگابایت`
}

function inDigits(value: number): string {
  return toPersianDigits(String(value).replace('.', '٫'))
}
