import { device, type Ground, type Placed, type Scene } from './layout.ts'

/** The arch that matches each background. */
export const archStyles: Record<Ground, { color: string; opacity?: number; line: string }> = {
  'tint-firouzeh': { color: '#0a6f75', line: '#7fc9c6' },
  'tint-saffron': { color: '#d9971c', opacity: 0.55, line: '#fff3d6' },
  'tint-rose': { color: '#c6566c', opacity: 0.5, line: '#ffe9ec' },
  'tint-sky': { color: '#2f669f', opacity: 0.85, line: '#bcd6f2' },
  'tint-sage': { color: '#5f8a4e', opacity: 0.75, line: '#dcedd2' },
  none: { color: '#0a6f75', line: '#7fc9c6' },
}

/** The tile lines on a tinted background. */
export const girihStyle = { color: '#00737a', opacity: 0.09 }

type Hero = { ground: Ground; wide: Placed[]; tall: Placed[] }

/** Desktop 1440 × 460 with space for the text on the right; phones 720 × 1070 with it above. */
const heroes: Hero[] = [
  {
    ground: 'tint-firouzeh',
    wide: [device('phone/iphone-17-pro-max/hero/cosmic-orange', 360, 586, 480)],
    tall: [device('phone/iphone-17-pro-max/hero/cosmic-orange', 360, 1244, 590)],
  },
  {
    ground: 'tint-sky',
    wide: [
      device('phone/galaxy-s25-ultra/hero/titanium-silverblue', 330, 572, 466),
      device('watch/galaxy-watch-ultra/hero/titanium-silver', 540, 472, 262),
    ],
    tall: [
      device('phone/galaxy-s25-ultra/hero/titanium-silverblue', 320, 1234, 580),
      device('watch/galaxy-watch-ultra/hero/titanium-silver', 590, 1084, 330),
    ],
  },
  {
    ground: 'tint-rose',
    wide: [
      device('headphones/airpods-max/hero/starlight', 336, 446, 330),
      device('earbuds/airpods-pro-3/hero/white', 560, 456, 168),
    ],
    tall: [
      device('headphones/airpods-max/hero/starlight', 320, 1040, 420),
      device('earbuds/airpods-pro-3/hero/white', 570, 1050, 210),
    ],
  },
  {
    ground: 'tint-saffron',
    wide: [
      device('phone/poco-x7-pro/hero/yellow', 312, 566, 450),
      device('phone/redmi-note-14-pro-plus/back/midnight-black', 512, 566, 400),
    ],
    tall: [
      device('phone/poco-x7-pro/hero/yellow', 300, 1230, 570),
      device('phone/redmi-note-14-pro-plus/back/midnight-black', 556, 1230, 500),
    ],
  },
  {
    ground: 'tint-sage',
    wide: [
      device('laptop/macbook-air-m4-13/hero/sky-blue', 360, 440, 330),
      device('tablet/ipad-mini-7/back/purple', 628, 462, 270),
    ],
    tall: [
      device('laptop/macbook-air-m4-13/hero/sky-blue', 330, 1020, 400),
      device('tablet/ipad-mini-7/back/purple', 606, 1050, 300),
    ],
  },
]

type Promo = { name: string; ground: Ground; devices: Placed[] }

/** 720 × 248, the device at the left. */
const promos: Promo[] = [
  {
    name: 'used',
    ground: 'tint-saffron',
    devices: [device('phone/iphone-16-pro/hero/natural-titanium', 178, 306, 256)],
  },
  {
    name: 'installment',
    ground: 'tint-rose',
    devices: [device('watch/apple-watch-series-11/hero/rose-gold', 180, 290, 256)],
  },
  {
    name: 'sell',
    ground: 'tint-firouzeh',
    devices: [device('phone/iphone-13/hero/blue', 178, 306, 256)],
  },
  {
    name: 'accessories',
    ground: 'tint-sky',
    devices: [
      device('power-bank/anker-zolo-20000/hero/blue', 140, 258, 214),
      device('charger/anker-nano-45w/hero/white', 250, 240, 108),
    ],
  },
  {
    name: 'value',
    ground: 'tint-saffron',
    devices: [
      device('phone/redmi-note-14-pro-plus/back/midnight-black', 268, 270, 196),
      device('phone/poco-x7-pro/hero/yellow', 158, 306, 250),
    ],
  },
  {
    name: 'audio',
    ground: 'tint-sage',
    devices: [device('headphones/sony-wh-1000xm6/hero/platinum-silver', 178, 244, 204)],
  },
  {
    name: 'gaming',
    ground: 'tint-firouzeh',
    devices: [device('gamepad/dualsense/hero/white', 178, 232, 150)],
  },
]

/** Hero and promotion banners by name. */
export const banners: Record<string, Scene> = Object.fromEntries([
  ...heroes.flatMap((hero, i): [string, Scene][] => [
    [`hero-${i + 1}`, wideHero(hero)],
    [`hero-${i + 1}-mobile`, tallHero(hero)],
  ]),
  ...promos.map((promo): [string, Scene] => [`promo-${promo.name}`, promotion(promo)]),
])

function wideHero({ ground, wide }: Hero): Scene {
  return {
    width: 1440,
    height: 460,
    ground,
    girih: { ...girihStyle, tile: 96 },
    arches: [{ cx: 360, top: 34, width: 452, bottom: 462, ...archStyles[ground] }],
    devices: wide,
  }
}

function tallHero({ ground, tall }: Hero): Scene {
  return {
    width: 720,
    height: 1070,
    ground,
    girih: { ...girihStyle, tile: 120 },
    arches: [{ cx: 360, top: 540, width: 656, bottom: 1072, ...archStyles[ground] }],
    devices: tall,
  }
}

function promotion({ ground, devices }: Promo): Scene {
  const { color, opacity = 1 } = archStyles[ground]
  return {
    width: 720,
    height: 248,
    ground,
    arches: [{ cx: 178, top: 18, width: 258, bottom: 250, color, opacity: opacity * 0.72 }],
    devices,
  }
}
