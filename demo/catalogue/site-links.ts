import { firstLinks } from '#server/catalogue/first-links.ts'
import type { Schemas } from '#server/schemas.ts'

const shown = (title: string, link: string) => ({ title, link, is_shown: true })

const usedPhones = shown('آیفون کارکرده', '/productlist/mobile/iphone/used-iphone')

const goods: Schemas['LinkColumn'][] = [
  {
    title: 'دسته‌ها',
    is_shown: true,
    links: [
      shown('گوشی موبایل', '/productlist/mobile'),
      shown('تبلت', '/productlist/tablet'),
      shown('ساعت هوشمند', '/productlist/smart-watch'),
      shown('هدفون و هندزفری', '/productlist/headphone'),
      shown('لوازم جانبی', '/productlist/accessories'),
      usedPhones,
    ],
  },
  {
    title: 'برندها',
    is_shown: true,
    links: [
      shown('اپل', '/productlist?brand=apple'),
      shown('سامسونگ', '/productlist?brand=samsung'),
      shown('شیائومی', '/productlist?brand=xiaomi'),
      shown('آنر', '/productlist?brand=honor'),
      shown('انکر', '/productlist?brand=anker'),
    ],
  },
]

/** The links of every shop, and those to goods of the demo. */
export const demoSiteLinks: Schemas['SiteLinksContent'] = {
  ...firstLinks,
  links: firstLinks.links.toSpliced(2, 0, { ...usedPhones, icon: 'swap' }),
  columns: [...goods, ...firstLinks.columns],
}
