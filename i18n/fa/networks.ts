/** The social networks that the shop can link to. */
export const networks = {
  instagram: 'اینستاگرام',
  telegram: 'تلگرام',
  whatsapp: 'واتساپ',
  linkedin: 'لینکدین',
} as const
