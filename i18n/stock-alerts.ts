/** The text of a stock alert, as a text message and as a message on the site. */
export const stockAlertTexts = {
  availability: {
    sms: (shop: string, product: string, address: string) =>
      `${shop}: ${product} دوباره موجود شد.\n${address}`,
    title: 'کالای دلخواه شما موجود شد',
    text: (product: string, price: string) =>
      `${product} دوباره موجود شد و قیمت آن ${price} تومان است.`,
  },
  discount: {
    sms: (shop: string, product: string, price: string, address: string) =>
      `${shop}: ${product} ارزان‌تر شد: ${price} تومان.\n${address}`,
    title: 'قیمت کالای دلخواه شما کم شد',
    text: (product: string, price: string) => `${product} حالا ${price} تومان است.`,
    offer: (product: string, price: string, percent: string) =>
      `${product} حالا با ${percent}٪ تخفیف ${price} تومان است.`,
  },
} as const
