import type { Schemas } from '#server/schemas.ts'
import type { SeedMenuNode } from '#demo/seed/types.ts'

/** The box next to the groups. */
export const demoMenuPromotion: Schemas['MenuPromotion'] = {
  title: 'کارکرده، با کارنامهٔ سلامت',
  text: 'سلامت باتری هر دستگاه نوشته شده است',
  link: '/productlist/mobile/iphone/used-iphone',
  image: '/images/phone/iphone-13/hero/midnight',
  is_shown: true,
}

/** The mega-menu: department → group → link. */
export const demoMenu: SeedMenuNode[] = [
  {
    title: 'موبایل',
    icon: 'mobile',
    category: 'mobile',
    allItemsTitle: 'همهٔ گوشی‌های موبایل',
    children: [
      group('برند', 'mobile', 'همهٔ برندها', [
        { title: 'آیفون', category: 'iphone' },
        { title: 'سامسونگ', category: 'samsung-mobile' },
        { title: 'شیائومی', category: 'xiaomi-mobile' },
        { title: 'پوکو', category: 'poco-mobile' },
        { title: 'آنر', category: 'honor-mobile' },
        { title: 'گوگل پیکسل', category: 'google-pixel' },
        { title: 'ناتینگ', category: 'nothing-mobile' },
        { title: 'موتورولا', category: 'motorola-mobile' },
        { title: 'نوکیا', category: 'nokia-mobile' },
      ]),
      group('سری آیفون', 'iphone', 'همهٔ آیفون‌ها', [
        { title: 'آیفون ۱۷', category: 'iphone', query: search('آیفون ۱۷') },
        { title: 'آیفون ۱۷ پرو مکس', category: 'iphone', query: search('آیفون ۱۷ پرو مکس') },
        { title: 'آیفون ایر', category: 'iphone', query: search('آیفون ایر') },
        { title: 'آیفون ۱۶', category: 'iphone', query: search('آیفون ۱۶') },
        { title: 'آیفون کارکرده', category: 'used-iphone' },
      ]),
      group(
        'قیمت',
        'mobile',
        'ارزان‌ترین گوشی‌ها',
        [
          { title: 'تا ۲۰ میلیون', category: 'mobile', query: 'max_price=20000000' },
          {
            title: '۲۰ تا ۵۰ میلیون',
            category: 'mobile',
            query: 'min_price=20000000&max_price=50000000',
          },
          {
            title: '۵۰ تا ۱۰۰ میلیون',
            category: 'mobile',
            query: 'min_price=50000000&max_price=100000000',
          },
          { title: 'بالای ۱۰۰ میلیون', category: 'mobile', query: 'min_price=100000000' },
        ],
        'ordering=current_min_price',
      ),
      group('کاربرد', 'mobile', 'همهٔ گوشی‌ها', [
        { title: 'عکاسی', category: 'mobile', query: 'camera=from-200' },
        { title: 'بازی', category: 'mobile', query: 'refresh_rate=144&refresh_rate=165' },
        { title: 'باتری پرشارژ', category: 'mobile', query: 'battery=from-6000' },
        { title: 'خوش‌دست', category: 'mobile', query: 'display=6-6.4' },
        { title: 'گوشی ساده', category: 'nokia-mobile', query: 'display=under-6' },
      ]),
    ],
  },
  {
    title: 'تبلت',
    icon: 'tablet',
    category: 'tablet',
    allItemsTitle: 'همهٔ تبلت‌ها',
    children: [
      group('برند', 'tablet', 'همهٔ تبلت‌ها', [
        { title: 'آیپد', category: 'ipad' },
        { title: 'سامسونگ', category: 'samsung-tablet' },
        { title: 'شیائومی', category: 'xiaomi-tablet' },
      ]),
      group(
        'قیمت',
        'tablet',
        'ارزان‌ترین تبلت‌ها',
        [
          { title: 'تا ۲۵ میلیون', category: 'tablet', query: 'max_price=25000000' },
          {
            title: '۲۵ تا ۵۰ میلیون',
            category: 'tablet',
            query: 'min_price=25000000&max_price=50000000',
          },
          { title: 'بالای ۵۰ میلیون', category: 'tablet', query: 'min_price=50000000' },
        ],
        'ordering=current_min_price',
      ),
      group('اندازه', 'tablet', 'همهٔ اندازه‌ها', [
        { title: 'جمع‌وجور', category: 'tablet', query: 'screen=under-10' },
        { title: '۱۰ تا ۱۲ اینچ', category: 'tablet', query: 'screen=10-12' },
        { title: 'بزرگ‌تر از ۱۴ اینچ', category: 'tablet', query: 'screen=from-14' },
      ]),
    ],
  },
  {
    title: 'لپ‌تاپ',
    icon: 'laptop',
    category: 'laptop',
    allItemsTitle: 'همهٔ لپ‌تاپ‌ها',
    children: [
      group('برند', 'laptop', 'همهٔ لپ‌تاپ‌ها', [
        { title: 'مک‌بوک', category: 'laptop', query: 'brand=apple' },
        { title: 'گلکسی بوک', category: 'laptop', query: 'brand=samsung' },
      ]),
      group('حافظه', 'laptop', 'همهٔ حافظه‌ها', [
        { title: '۲۵۶ گیگابایت', category: 'laptop', query: 'storage=256' },
        { title: '۵۱۲ گیگابایت', category: 'laptop', query: 'storage=512' },
      ]),
    ],
  },
  {
    title: 'ساعت هوشمند',
    icon: 'watch',
    category: 'smart-watch',
    allItemsTitle: 'همهٔ ساعت‌های هوشمند',
    children: [
      group('برند', 'smart-watch', 'همهٔ ساعت‌ها', [
        { title: 'اپل واچ', category: 'apple-watch' },
        { title: 'گلکسی واچ', category: 'samsung-watch' },
        { title: 'شیائومی', category: 'xiaomi-watch', query: 'brand=xiaomi' },
        { title: 'امیزفیت', category: 'xiaomi-watch', query: 'brand=amazfit' },
      ]),
      group('سازگاری', 'smart-watch', 'همهٔ ساعت‌ها', [
        { title: 'برای آیفون', category: 'smart-watch', query: 'os=ios&os=other' },
        { title: 'برای اندروید', category: 'smart-watch', query: 'os=android&os=other' },
      ]),
      group(
        'قیمت',
        'smart-watch',
        'ارزان‌ترین ساعت‌ها',
        [
          { title: 'تا ۱۰ میلیون', category: 'smart-watch', query: 'max_price=10000000' },
          {
            title: '۱۰ تا ۴۰ میلیون',
            category: 'smart-watch',
            query: 'min_price=10000000&max_price=40000000',
          },
          { title: 'بالای ۴۰ میلیون', category: 'smart-watch', query: 'min_price=40000000' },
        ],
        'ordering=current_min_price',
      ),
    ],
  },
  {
    title: 'صدا',
    icon: 'headphones',
    category: 'headphone',
    allItemsTitle: 'همهٔ هدفون‌ها و هندزفری‌ها',
    children: [
      group('نوع', 'headphone', 'همهٔ هدفون‌ها', [
        { title: 'ایرپادز', category: 'airpods' },
        { title: 'هندزفری بی‌سیم', category: 'earbuds' },
        { title: 'هدفون دورگوشی', category: 'over-ear' },
        { title: 'اسپیکر بلوتوثی', category: 'speaker' },
      ]),
      group('برند', 'headphone', 'همهٔ برندها', [
        { title: 'اپل', category: 'headphone', query: 'brand=apple' },
        { title: 'سونی', category: 'headphone', query: 'brand=sony' },
        { title: 'سامسونگ', category: 'headphone', query: 'brand=samsung' },
        { title: 'انکر', category: 'headphone', query: 'brand=anker' },
        { title: 'جی‌بی‌ال', category: 'headphone', query: 'brand=jbl' },
      ]),
      group('ویژگی', 'headphone', 'همهٔ هدفون‌ها', [
        { title: 'حذف نویز فعال', category: 'headphone', query: 'noise_cancelling=true' },
        { title: 'شارژ بی‌سیم', category: 'headphone', query: 'wireless_charge=true' },
      ]),
    ],
  },
  {
    title: 'شارژ و پاوربانک',
    icon: 'charge',
    category: 'accessories',
    allItemsTitle: 'همهٔ لوازم جانبی',
    children: [
      group('نوع', 'accessories', 'همهٔ لوازم جانبی', [
        { title: 'شارژر', category: 'charger' },
        { title: 'کابل', category: 'cable' },
        { title: 'پاوربانک', category: 'power-bank' },
        { title: 'قاب و کاور', category: 'case' },
      ]),
      group('پاوربانک', 'power-bank', 'همهٔ پاوربانک‌ها', [
        { title: '۱۰ هزار', category: 'power-bank', query: 'capacity=10000-20000' },
        { title: '۲۰ هزار', category: 'power-bank', query: 'capacity=from-20000' },
        { title: 'مگ‌سیف و بی‌سیم', category: 'power-bank', query: 'wireless_charge=true' },
      ]),
      group('برند', 'accessories', 'همهٔ برندها', [
        { title: 'اپل', category: 'accessories', query: 'brand=apple' },
        { title: 'سامسونگ', category: 'accessories', query: 'brand=samsung' },
        { title: 'انکر', category: 'accessories', query: 'brand=anker' },
        { title: 'باسئوس', category: 'accessories', query: 'brand=baseus' },
      ]),
    ],
  },
  {
    title: 'گیمینگ',
    icon: 'gamepad',
    category: 'gaming',
    allItemsTitle: 'همهٔ لوازم بازی',
    children: [
      group('دستهٔ بازی', 'gaming', 'همهٔ دسته‌ها', [
        { title: 'پلی‌استیشن', category: 'gaming', query: 'brand=sony' },
        { title: 'ایکس‌باکس', category: 'gaming', query: 'brand=microsoft' },
      ]),
    ],
  },
  {
    title: 'کارکرده',
    icon: 'used',
    category: 'used-iphone',
    allItemsTitle: 'همهٔ گوشی‌های کارکرده',
    children: [
      group('مدل', 'used-iphone', 'همهٔ مدل‌ها', [
        { title: 'آیفون ۱۵ پرو مکس', category: 'used-iphone', query: search('آیفون ۱۵ پرو مکس') },
        { title: 'آیفون ۱۴', category: 'used-iphone', query: search('آیفون ۱۴') },
        { title: 'آیفون ۱۳', category: 'used-iphone', query: search('آیفون ۱۳') },
        { title: 'آیفون ۱۲', category: 'used-iphone', query: search('آیفون ۱۲') },
        { title: 'آیفون ۱۱', category: 'used-iphone', query: search('آیفون ۱۱') },
      ]),
      group(
        'قیمت',
        'used-iphone',
        'ارزان‌ترین‌ها',
        [
          { title: 'تا ۳۰ میلیون', category: 'used-iphone', query: 'max_price=30000000' },
          {
            title: '۳۰ تا ۶۰ میلیون',
            category: 'used-iphone',
            query: 'min_price=30000000&max_price=60000000',
          },
          { title: 'بالای ۶۰ میلیون', category: 'used-iphone', query: 'min_price=60000000' },
        ],
        'ordering=current_min_price',
      ),
    ],
  },
]

function group(
  title: string,
  category: string,
  allItemsTitle: string,
  children: SeedMenuNode[],
  query?: string,
): SeedMenuNode {
  return { title, category, allItemsTitle, children, ...(query && { query }) }
}

function search(text: string): string {
  return `search=${encodeURIComponent(text)}&ordering=relevance`
}
