/** What kind of gateway an icon stands for. */
export const gatewayKinds = { bank: 'درگاه بانکی', credit: 'درگاه اعتباری' } as const

/** The bank that the demo plays itself. */
export const sandboxTexts = {
  name: 'درگاه آزمایشی',
  description: 'پرداخت نمایشی؛ پولی جابه‌جا نمی‌شود',
} as const
