/** Case in millimeters as seen from the front. */
export type Watch = {
  shape: 'square' | 'round' | 'cushion' | 'band'
  width: number
  height: number
  /** Corner radius of a square case. */
  corner: number
  thickness: number
  /** Width of the strap at the case. */
  strap: number
  crown: 'digital' | 'guarded' | 'two-buttons' | 'one-button' | 'none'
  /** A raised ring with hour marks around the glass. */
  bezel?: boolean
  hue: [ground: string, glow: string]
  /** Strap color by color key; otherwise the case's own color. */
  straps?: Partial<Record<string, string>>
}

/** Sizes are the manufacturers' specifications. */
export const watches: Record<string, Watch> = {
  'apple-watch-series-11': {
    shape: 'square',
    width: 39,
    height: 46,
    corner: 12.4,
    thickness: 9.7,
    strap: 33,
    crown: 'digital',
    hue: ['#11183a', '#a03a5e'],
    straps: {
      'jet-black': '#2a2b2e',
      silver: '#c9d3dd',
      'rose-gold': '#ecd9cd',
      'space-gray': '#3b3c40',
    },
  },
  'apple-watch-ultra-3': {
    shape: 'square',
    width: 44,
    height: 49,
    corner: 12,
    thickness: 12,
    strap: 36,
    crown: 'guarded',
    hue: ['#0c1220', '#e0762c'],
    straps: { 'natural-titanium': '#e8752a', 'black-titanium': '#26272a' },
  },
  'apple-watch-se-3': {
    shape: 'square',
    width: 38,
    height: 44,
    corner: 11.6,
    thickness: 10.7,
    strap: 33,
    crown: 'digital',
    hue: ['#0e2038', '#2f86b5'],
  },
  'galaxy-watch-8': {
    shape: 'cushion',
    width: 43.7,
    height: 46,
    corner: 15,
    thickness: 8.6,
    strap: 27,
    crown: 'two-buttons',
    hue: ['#10201c', '#2fa37d'],
  },
  'galaxy-watch-8-classic': {
    shape: 'cushion',
    width: 46.4,
    height: 46,
    corner: 15.4,
    thickness: 10.6,
    strap: 27,
    crown: 'two-buttons',
    bezel: true,
    hue: ['#0d1117', '#8f98a6'],
  },
  'galaxy-watch-ultra': {
    shape: 'cushion',
    width: 47.4,
    height: 47.1,
    corner: 14.6,
    thickness: 12.1,
    strap: 29,
    crown: 'two-buttons',
    hue: ['#1a120c', '#ef7a2f'],
    straps: {
      'titanium-silver': '#e9793a',
      'titanium-gray': '#3b3d40',
      'titanium-white': '#eceae4',
      'titanium-blue': '#34425c',
    },
  },
  'xiaomi-watch-s4': {
    shape: 'round',
    width: 47.3,
    height: 47.3,
    corner: 23,
    thickness: 12,
    strap: 25,
    crown: 'two-buttons',
    bezel: true,
    hue: ['#0d1524', '#4b78c8'],
  },
  'redmi-watch-5': {
    shape: 'square',
    width: 41,
    height: 48,
    corner: 10.6,
    thickness: 11.3,
    strap: 30,
    crown: 'one-button',
    hue: ['#170f26', '#7a55c8'],
  },
  'xiaomi-band-10': {
    shape: 'band',
    width: 22.5,
    height: 46.6,
    corner: 11,
    thickness: 11,
    strap: 19,
    crown: 'none',
    hue: ['#0c1d22', '#2fa5a0'],
  },
  'amazfit-bip-6': {
    shape: 'square',
    width: 40.2,
    height: 46.3,
    corner: 10,
    thickness: 10.5,
    strap: 29,
    crown: 'one-button',
    hue: ['#0f1a12', '#5fae3e'],
    straps: { stone: '#ddd5c6', red: '#c63a3f' },
  },
}
