import { shop } from '#shop'
import { largeCities } from './large-cities.ts'
import { referenceCities, referenceProvinces } from './places.ts'
import type { ReferenceCity, ReferenceShippingMethod, ReferenceShippingRule } from './types.ts'

/** The shipping methods with where they deliver. Prices are tomans, hours are Tehran's. */
export const referenceShippingMethods: ReferenceShippingMethod[] = [
  {
    name: `پیک ${shop.name}`,
    description: 'ویژهٔ شهر تهران؛ در روزهای کاری، سفارش‌های پیش از ساعت ۱۴ همان روز می‌رسند',
    isInPerson: false,
    branch: null,
    rules: [
      {
        ...rule({
          price: 180_000,
          maximumUnits: 10,
          days: 0,
          cutoffHour: 14,
          fromHour: 15,
          toHour: 17,
        }),
        ...placeOf(capital('تهران')),
      },
    ],
  },
  {
    name: 'پست پیشتاز',
    description: 'سراسر ایران، با کد رهگیری و بیمهٔ کامل مرسوله',
    isInPerson: false,
    branch: null,
    rules: [
      rule({ price: 70_800, days: 4, cutoffHour: 14 }),
      ...referenceProvinces
        .filter(({ name }) => ['تهران', 'البرز', 'قم'].includes(name))
        .map(({ id }) => ({
          ...rule({ price: 70_800, days: 2, cutoffHour: 14 }),
          provinceId: id,
        })),
      ...capitals().map((city) => ({
        ...rule({ price: 70_800, days: city.name === 'تهران' ? 2 : 3, cutoffHour: 14 }),
        ...placeOf(city),
      })),
    ],
  },
  {
    name: 'باربری سریع',
    description: 'مرکز استان‌ها، تحویل در آدرس شما با هماهنگی تلفنی',
    isInPerson: false,
    branch: null,
    rules: capitals()
      .filter(({ name }) => name !== 'تهران')
      .map((city) => ({
        ...rule({ price: 240_000, days: 2, cutoffHour: 12, fromHour: 9, toHour: 18 }),
        ...placeOf(city),
      })),
  },
  {
    name: 'شعبهٔ شرق تهران',
    description: 'تحویل حضوری رایگان؛ در روزهای کاری، سفارش پیش از ساعت ۱۴ همان روز آماده است',
    isInPerson: true,
    branch: 'east',
    rules: [rule({ price: 0, days: 0, cutoffHour: 14, fromHour: 15, toHour: 17 })],
  },
  {
    name: 'شعبهٔ غرب تهران',
    description: 'تحویل حضوری رایگان؛ سفارش پیش از ساعت ۱۴، تحویل روز کاری بعد',
    isInPerson: true,
    branch: 'west',
    rules: [rule({ price: 0, days: 1, cutoffHour: 14 })],
  },
]

function rule(
  terms: Pick<ReferenceShippingRule, 'price' | 'days' | 'cutoffHour'> &
    Partial<ReferenceShippingRule>,
): ReferenceShippingRule {
  return {
    provinceId: null,
    cityId: null,
    freeFrom: null,
    maximumUnits: null,
    fromHour: null,
    toHour: null,
    ...terms,
  }
}

function capitals(): ReferenceCity[] {
  return referenceProvinces.map(({ name }) => capital(name))
}

function capital(provinceName: string): ReferenceCity {
  const province = referenceProvinces.find(({ name }) => name === provinceName)
  const name = largeCities[provinceName]?.[0]
  const city = referenceCities.find(
    (each) => each.provinceId === province?.id && each.name === name,
  )
  if (city === undefined) throw new Error(`the province ${provinceName} has no capital`)
  return city
}

function placeOf({ id, provinceId }: ReferenceCity) {
  return { provinceId, cityId: id }
}
