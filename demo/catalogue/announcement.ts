import type { SeedAnnouncement } from '#demo/seed/types.ts'

/** The line above the header. */
export const demoAnnouncement: SeedAnnouncement = {
  text: 'پیش‌فروش تلفنی آیفون ۱۷ پرو مکس با ۱۰٪ بیعانه',
  accent: 'آیفون ۱۷ پرو مکس',
  more: '؛ قیمت ۲۴ ساعت برای شما نگه داشته می‌شود',
  link: '/products/iphone-17-pro-max-256gb',
}
