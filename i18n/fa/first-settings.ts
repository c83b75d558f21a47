import { shop } from '#shop'

/** What a shop says about itself that has published nothing else. */
export const firstSettings = {
  name: shop.name,
  title: shop.title,
  tel: shop.phone,
  mail: '',
  place: shop.branch.address,
  hours: shop.branch.hours,
  social: shop.social,
  marks: [
    {
      icon: 'verified',
      title: 'رجیستری رسمی',
      text: 'کالای اصل با گارانتی معتبر',
      link: '/faq-registry',
    },
    {
      icon: 'lock',
      title: 'خرید امن',
      text: 'از درگاه بانک یا کیف پول',
      link: '/purchase-methods',
    },
    {
      icon: 'truck',
      title: 'ارسال به همهٔ ایران',
      text: 'پیک تهران، پست و تحویل حضوری',
      link: '/sending-methods',
    },
    {
      icon: 'swap',
      title: 'هفت روز ضمانت',
      text: 'شرایط بازگرداندن کالا',
      link: '/return-products',
    },
  ],
  checks_vpn: shop.checksVpn,
} as const
