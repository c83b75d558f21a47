import { shop } from '#shop'
import type { ReferenceShippingMethod } from './types.ts'

/** The shipping methods. Prices are tomans. */
export const referenceShippingMethods: ReferenceShippingMethod[] = [
  {
    name: `پیک ${shop.name}`,
    description: 'تهران، تحویل همان روز از ساعت ۱۵ تا ۱۷ برای سفارش‌های پیش از ساعت ۱۴',
    price: 180_000,
    isInPerson: false,
    branch: null,
  },
  {
    name: 'پست پیشتاز',
    description: 'سراسر ایران، ۲ تا ۴ روز کاری، با کد رهگیری و بیمهٔ کامل مرسوله',
    price: 70_800,
    isInPerson: false,
    branch: null,
  },
  {
    name: 'باربری سریع',
    description: 'مراکز استان، ۱ تا ۲ روز کاری، تحویل در نشانی با هماهنگی تلفنی',
    price: 240_000,
    isInPerson: false,
    branch: null,
  },
  {
    name: 'شعبهٔ شرق تهران',
    description: 'تحویل حضوری رایگان؛ سفارش پیش از ساعت ۱۴، تحویل همان روز از ساعت ۱۵ تا ۱۷',
    price: 0,
    isInPerson: true,
    branch: 'east',
  },
  {
    name: 'شعبهٔ غرب تهران',
    description: 'تحویل حضوری رایگان؛ سفارش پیش از ساعت ۱۴، تحویل روز کاری بعد',
    price: 0,
    isInPerson: true,
    branch: 'west',
  },
]
