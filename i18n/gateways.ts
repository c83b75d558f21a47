/** What shoppers read about the ways to pay, by the code of the gateway. */
export const gatewayTexts = {
  sandbox: {
    name: 'درگاه آزمایشی',
    description: 'پرداخت نمایشی؛ پولی جابه‌جا نمی‌شود',
    iconAlt: 'درگاه آزمایشی',
  },
  bank: {
    name: 'درگاه بانکی آبان',
    description: 'پرداخت با همهٔ کارت‌های عضو شتاب',
    iconAlt: 'درگاه بانکی',
  },
  credit: {
    name: 'اعتبار نوبان',
    description: 'پرداخت اقساطی با اعتبار',
    iconAlt: 'درگاه اعتباری',
  },
} as const
