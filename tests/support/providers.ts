/** The settings of a production shop with these providers. */
export const inProduction = ({
  smsUrl,
  paymentUrl = 'https://bank.example',
}: {
  smsUrl: string
  paymentUrl?: string
}) => ({
  SHOP_MODE: 'production',
  SITE_URL: 'https://shop.example',
  SESSION_SECRET: 'a secret of thirty-two characters.',
  SMS_URL: smsUrl,
  SMS_KEY: 'sms-key',
  PAYMENT_URL: paymentUrl,
  PAYMENT_KEY: 'bank-key',
})
