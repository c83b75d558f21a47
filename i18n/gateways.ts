/** The name of the gateway's kind, by its icon. */
export const gatewayKinds = { bank: 'درگاه بانکی', credit: 'درگاه اعتباری' } as const

/** Texts of the demo's sandbox bank. */
export const sandboxTexts = {
  name: 'درگاه آزمایشی',
  description: 'پرداخت نمایشی؛ پولی جابه‌جا نمی‌شود',
} as const
