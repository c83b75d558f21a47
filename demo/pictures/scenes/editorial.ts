import { device, type Ground, type Placed, type Scene } from './layout.ts'

type Cover = { ground: Ground; devices: Placed[] }

/** 640 × 400. */
const demoArticles: Cover[] = [
  { ground: 'tint-sky', devices: [device('phone/iphone-air/hero/sky-blue', 320, 484, 376)] },
  {
    ground: 'tint-saffron',
    devices: [device('phone/galaxy-s25-ultra/hero/titanium-black', 320, 484, 376)],
  },
  {
    ground: 'tint-rose',
    devices: [device('headphones/sony-wh-1000xm6/hero/platinum-silver', 320, 372, 312)],
  },
  {
    ground: 'tint-firouzeh',
    devices: [device('watch/galaxy-watch-ultra/hero/titanium-silver', 320, 478, 390)],
  },
  {
    ground: 'tint-sage',
    devices: [
      device('charger/anker-prime-100w/hero/black', 400, 356, 150),
      device('cable/anker-usb-c-240w/hero/black', 200, 356, 220),
    ],
  },
  {
    ground: 'tint-sky',
    devices: [
      device('phone/pixel-10-pro/back/jade', 230, 500, 400),
      device('phone/xiaomi-15-ultra/back/silver-chrome', 410, 500, 400),
    ],
  },
  { ground: 'tint-saffron', devices: [device('phone/iphone-13/lineup/blue', 320, 470, 380)] },
  {
    ground: 'tint-rose',
    devices: [device('laptop/macbook-air-m4-13/hero/sky-blue', 320, 352, 280)],
  },
]

/** 300 × 360; the device rises from the lower edge, or is placed on it. */
const stories: Cover[] = [
  {
    ground: 'tint-saffron',
    devices: [device('phone/iphone-17-pro-max/back/cosmic-orange', 150, 406, 270)],
  },
  { ground: 'tint-sky', devices: [device('phone/galaxy-s25/back/icy-blue', 150, 406, 270)] },
  {
    ground: 'tint-rose',
    devices: [device('watch/apple-watch-series-11/hero/rose-gold', 150, 366, 246)],
  },
  {
    ground: 'tint-firouzeh',
    devices: [device('earbuds/galaxy-buds-3-pro/hero/silver', 150, 338, 178)],
  },
  { ground: 'tint-sage', devices: [device('phone/poco-x7-pro/back/yellow', 150, 406, 270)] },
  {
    ground: 'tint-saffron',
    devices: [device('headphones/sony-wh-1000xm6/hero/platinum-silver', 150, 338, 196)],
  },
  { ground: 'tint-sky', devices: [device('phone/pixel-10/back/indigo', 150, 406, 270)] },
  { ground: 'tint-rose', devices: [device('speaker/jbl-flip-7/hero/blue', 150, 336, 96)] },
  { ground: 'tint-sage', devices: [device('gamepad/dualsense/hero/white', 150, 330, 164)] },
  {
    ground: 'tint-firouzeh',
    devices: [device('laptop/macbook-air-m4-13/hero/sky-blue', 150, 330, 170)],
  },
]

const signIn: Scene = {
  width: 960,
  height: 1188,
  ground: 'none',
  fill: '#06363b',
  girih: { color: '#6fe0d8', opacity: 0.08, tile: 128 },
  arches: [{ cx: 480, top: 272, width: 728, bottom: 1104, color: '#0b464c', line: '#2f8a8c' }],
  ledge: { y: 1102, color: '#1d5d62' },
  devices: [
    device('phone/iphone-air/hero/sky-blue', 470, 1104, 590),
    device('watch/apple-watch-series-11/hero/rose-gold', 752, 1106, 308),
    device('earbuds/airpods-pro-3/hero/white', 202, 1106, 206),
  ],
}

const openGraph: Scene = {
  width: 1200,
  height: 630,
  ground: 'tint-firouzeh',
  fill: '#c9e9e6',
  girih: { color: '#00737a', opacity: 0.09, tile: 105 },
  arches: [{ cx: 600, top: 44, width: 620, bottom: 632, color: '#0a6f75', line: '#7fc9c6' }],
  devices: [
    device('phone/iphone-17-pro-max/hero/cosmic-orange', 590, 760, 590),
    device('watch/apple-watch-series-11/hero/silver', 868, 622, 340),
    device('earbuds/airpods-pro-3/hero/white', 318, 612, 220),
  ],
}

/** Covers of articles and stories, the picture next to the sign-in form, and the default social picture. */
export const editorial: Record<string, Scene> = {
  ...Object.fromEntries(
    demoArticles.map((cover, i) => [
      `article-${i + 1}`,
      { width: 640, height: 400, arches: [articleArch(cover.ground)], ...cover },
    ]),
  ),
  ...Object.fromEntries(
    stories.map((cover, i) => [
      `story/${i + 1}`,
      { width: 300, height: 360, arches: [], ...cover },
    ]),
  ),
  'sign-in': signIn,
  'og-default': openGraph,
}

function articleArch(ground: Ground) {
  const colors: Record<Ground, string> = {
    'tint-firouzeh': '#0a6f75',
    'tint-saffron': '#d9971c',
    'tint-rose': '#c6566c',
    'tint-sky': '#2f669f',
    'tint-sage': '#5f8a4e',
    none: '#0a6f75',
  }
  return { cx: 320, top: 26, width: 400, bottom: 402, color: colors[ground], opacity: 0.2 }
}
