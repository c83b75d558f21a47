import type { SeedBrand } from '#demo/seed/types.ts'

/** Every brand of the shop with the spellings that people type. */
export const demoBrands: SeedBrand[] = [
  {
    slug: 'apple',
    name: 'اپل',
    englishName: 'Apple',
    aliases: ['apple', 'اپل', 'آپل', 'ایفون', 'آیفون', 'iphone'],
  },
  {
    slug: 'samsung',
    name: 'سامسونگ',
    englishName: 'Samsung',
    aliases: ['samsung', 'سامسونک', 'گلکسی', 'galaxy', 'گالکسی'],
  },
  {
    slug: 'xiaomi',
    name: 'شیائومی',
    englishName: 'Xiaomi',
    aliases: ['xiaomi', 'شیامی', 'شیایومی', 'شاومی', 'ردمی', 'redmi', 'می'],
  },
  { slug: 'poco', name: 'پوکو', englishName: 'Poco', aliases: ['poco', 'پکو', 'پوکوفون'] },
  { slug: 'honor', name: 'آنر', englishName: 'Honor', aliases: ['honor', 'هانر', 'انر', 'اونر'] },
  {
    slug: 'nothing',
    name: 'ناتینگ',
    englishName: 'Nothing',
    aliases: ['nothing', 'نوتینگ', 'ناثینگ', 'cmf', 'سی ام اف'],
  },
  {
    slug: 'google',
    name: 'گوگل',
    englishName: 'Google',
    aliases: ['google', 'پیکسل', 'pixel', 'گوگل پیکسل'],
  },
  {
    slug: 'motorola',
    name: 'موتورولا',
    englishName: 'Motorola',
    aliases: ['motorola', 'moto', 'موتو', 'متورولا'],
  },
  { slug: 'nokia', name: 'نوکیا', englishName: 'Nokia', aliases: ['nokia', 'نکیا'] },
  {
    slug: 'anker',
    name: 'انکر',
    englishName: 'Anker',
    aliases: ['anker', 'آنکر', 'ساندکور', 'soundcore'],
  },
  {
    slug: 'baseus',
    name: 'باسئوس',
    englishName: 'Baseus',
    aliases: ['baseus', 'بیسوس', 'بیسئوس', 'باسیوس'],
  },
  {
    slug: 'sony',
    name: 'سونی',
    englishName: 'Sony',
    aliases: ['sony', 'پلی استیشن', 'playstation'],
  },
  { slug: 'jbl', name: 'جی‌بی‌ال', englishName: 'JBL', aliases: ['jbl', 'جی بی ال', 'جیبیال'] },
  {
    slug: 'amazfit',
    name: 'امیزفیت',
    englishName: 'Amazfit',
    aliases: ['amazfit', 'آمازفیت', 'امازفیت'],
  },
  {
    slug: 'microsoft',
    name: 'مایکروسافت',
    englishName: 'Microsoft',
    aliases: ['microsoft', 'ایکس باکس', 'xbox'],
  },
  { slug: 'spigen', name: 'اسپیگن', englishName: 'Spigen', aliases: ['spigen', 'اسپیژن'] },
]
