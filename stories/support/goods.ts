import type { CardProduct } from '#src/goods/card-product.ts'

/** A phone of the demo as its card shows it. */
export const phone: CardProduct = {
  slug: 'iphone-17-pro',
  href: '/products/iphone-17-pro',
  title: 'گوشی موبایل اپل آیفون ۱۷ پرو ظرفیت ۲۵۶ گیگابایت رم ۱۲ گیگابایت',
  image: { image: '/images/phone/iphone-17-pro/hero/deep-blue', alt_text: 'آیفون ۱۷ پرو آبی' },
  isUsed: false,
  colors: [
    { code: '#31405c', name: 'آبی' },
    { code: '#d97b3f', name: 'نارنجی' },
    { code: '#e3e4e5', name: 'نقره‌ای' },
  ],
  facts: [
    { property_icon: 'camera', text: '۴۸', label: 'مگاپیکسل' },
    { property_icon: 'memory', text: '۱۲', label: 'گیگابایت رم' },
    { property_icon: 'battery', text: '۳۹۹۸', label: 'میلی‌آمپرساعت' },
  ],
  gift: null,
  price: { price: 189_500_000, newPrice: null, expireTime: null },
}

export const discountedPhone: CardProduct = {
  ...phone,
  slug: 'galaxy-s25',
  href: '/products/galaxy-s25',
  title: 'گوشی موبایل سامسونگ گلکسی اس ۲۵ ظرفیت ۲۵۶ گیگابایت',
  image: { image: '/images/phone/galaxy-s25/hero/navy', alt_text: 'گلکسی اس ۲۵ سرمه‌ای' },
  gift: 'قاب سیلیکونی',
  price: {
    price: 98_500_000,
    newPrice: 89_900_000,
    expireTime: new Date(Date.now() + 5 * 3_600_000).toISOString(),
  },
}

export const soldOutPhone: CardProduct = { ...phone, slug: 'iphone-17', price: null }

export const usedPhone: CardProduct = { ...phone, slug: 'used-iphone-13', isUsed: true }
