/** Texts of the category menu besides the names of the categories. */
export const menuWords = {
  promo: {
    title: 'کارکرده، با کارنامهٔ سلامت',
    text: 'سلامت باتری هر دستگاه نوشته شده است',
    href: '/productlist/mobile/iphone/used-iphone',
  },
} as const
