/** The type scale: Vazirmatn, line heights of 1.4 and more, letter spacing only on numerals and the heaviest titles. */
export const textStyles = {
  display: {
    value: {
      fontWeight: '800',
      fontSize: { base: '28px', sm: '32px', md: '44px' },
      lineHeight: { base: '40px', sm: '48px', md: '64px' },
      letterSpacing: { md: '-0.02em' },
    },
  },
  h1: {
    value: {
      fontWeight: '800',
      fontSize: { base: '24px', md: '28px' },
      lineHeight: { base: '36px', md: '44px' },
    },
  },
  pdp: {
    value: {
      fontWeight: '800',
      fontSize: { base: '20px', md: '24px' },
      lineHeight: { base: '36px', md: '40px' },
    },
  },
  h2: {
    value: {
      fontWeight: '800',
      fontSize: { base: '20px', md: '24px' },
      lineHeight: { base: '32px', md: '36px' },
    },
  },
  h3: { value: { fontWeight: '700', fontSize: { base: '16px', md: '17px' }, lineHeight: '28px' } },
  lead: { value: { fontWeight: '400', fontSize: '15px', lineHeight: '32px' } },
  body: { value: { fontWeight: '400', fontSize: '14px', lineHeight: '28px' } },
  ui: { value: { fontWeight: '500', fontSize: '14px', lineHeight: '24px' } },
  label: { value: { fontWeight: '600', fontSize: '14px', lineHeight: '24px' } },
  button: { value: { fontWeight: '700', fontSize: '15px', lineHeight: '24px' } },
  card: { value: { fontWeight: '600', fontSize: '14px', lineHeight: '24px' } },
  small: { value: { fontWeight: '500', fontSize: '13px', lineHeight: '20px' } },
  caption: { value: { fontWeight: '500', fontSize: '12px', lineHeight: '20px' } },
  micro: { value: { fontWeight: '500', fontSize: '11px', lineHeight: '16px' } },
  'price-xl': numerals('800', '26px', '36px'),
  'price-lg': numerals('800', '20px', '28px'),
  price: numerals('800', '17px', '24px'),
  'price-sm': numerals('700', '15px', '24px'),
}

function numerals(fontWeight: string, fontSize: string, lineHeight: string) {
  return { value: { fontWeight, fontSize, lineHeight, letterSpacing: '-0.01em' } }
}
