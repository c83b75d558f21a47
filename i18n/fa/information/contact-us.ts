/** Texts of the contact page. */
export const contactUs = {
  title: 'تماس با ما',
  description: 'آدرس، تلفن، ساعت کار و نقشهٔ فروشگاه، و راه‌های گفتگو با پشتیبانی.',
  lead: 'پیش از خرید یا پس از آن، از هر راهی که برایتان راحت‌تر است بپرسید.',
  features: [
    {
      icon: 'truck',
      title: 'ارسال سریع',
      text: 'تهران همان روز؛ به شهرهای دیگر روز کاری بعد فرستاده می‌شود.',
    },
    {
      icon: 'chat',
      title: 'پشتیبانی ۲۴ ساعته',
      text: 'تیکت را هر ساعتی بفرستید؛ در ساعت کار شعبه پاسخ می‌دهیم.',
    },
    { icon: 'calendar', title: 'خرید اقساطی', text: 'در ۴ تا ۱۲ قسط با درگاه اعتباری.' },
  ],
  featuresLabel: 'خدمات ما',
  branchTitle: 'شعبهٔ فروش و تحویل حضوری',
  address: 'آدرس',
  phone: 'تلفن',
  mail: 'ایمیل',
  hours: 'ساعت کار',
  social: 'شبکه‌های اجتماعی',
  map: (place: string) => `نقشهٔ ${place}`,
  route: 'مسیریابی',
  routeIn: (map: string) => `باز کردن در ${map}`,
  maps: { neshan: 'نشان', balad: 'بلد' },
  inNewTab: 'در تب تازه باز می‌شود',
  waysTitle: 'راه‌های گفتگو',
} as const
