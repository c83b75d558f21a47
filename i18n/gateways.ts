/** What a screen reader says for a gateway's icon: the kind of gateway. */
export const gatewayKinds = { bank: 'درگاه بانکی', credit: 'درگاه اعتباری' } as const

/** Texts of the page that leads a new tab to the gateway. */
export const gatewayPage = {
  title: 'در حال رفتن به درگاه پرداخت',
  go: 'رفتن به درگاه پرداخت',
} as const

/** Texts of the demo's sandbox bank. */
export const sandboxTexts = {
  name: 'درگاه آزمایشی',
  description: 'پرداخت نمایشی؛ پولی جابه‌جا نمی‌شود',
} as const
