import { device, type Arch, type Scene } from './layout.ts'

/** Three devices for every category; the first is the main one. Paths without a view: `kind/model/color`. */
const groupFaces: Record<string, [string, string, string]> = {
  mobile: [
    'phone/iphone-17-pro-max/deep-blue',
    'phone/galaxy-s25-ultra/titanium-gray',
    'phone/redmi-note-14-pro/coral-green',
  ],
  iphone: [
    'phone/iphone-17-pro-max/cosmic-orange',
    'phone/iphone-air/sky-blue',
    'phone/iphone-17/lavender',
  ],
  'used-iphone': [
    'phone/iphone-15-pro-max/natural-titanium',
    'phone/iphone-13/blue',
    'phone/iphone-11/red',
  ],
  'samsung-mobile': [
    'phone/galaxy-s25-ultra/titanium-silverblue',
    'phone/galaxy-z-flip7/coralred',
    'phone/galaxy-a56/olive',
  ],
  'xiaomi-mobile': [
    'phone/xiaomi-15-ultra/silver-chrome',
    'phone/xiaomi-15t-pro/mocha-gold',
    'phone/redmi-note-14-pro-plus/frost-blue',
  ],
  'poco-mobile': ['phone/poco-x7-pro/yellow', 'phone/poco-f7-ultra/black', 'phone/poco-x7/green'],
  'honor-mobile': [
    'phone/honor-magic7-pro/breeze-blue',
    'phone/honor-400/desert-gold',
    'phone/honor-x9c/jade-cyan',
  ],
  'nothing-mobile': [
    'phone/nothing-phone-3/white',
    'phone/nothing-phone-3a-pro/grey',
    'phone/cmf-phone-2-pro/orange',
  ],
  'google-pixel': ['phone/pixel-10-pro/jade', 'phone/pixel-10/indigo', 'phone/pixel-9a/peony'],
  'motorola-mobile': [
    'phone/motorola-razr-60-ultra/rio-red',
    'phone/motorola-edge-60-pro/dazzling-blue',
    'phone/moto-g86/golden-cypress',
  ],
  'nokia-mobile': [
    'phone/nokia-g42/so-purple',
    'feature-phone/nokia-3210-4g/scuba-blue',
    'feature-phone/nokia-105/cyan',
  ],
  tablet: [
    'tablet/ipad-air-m3-11/blue',
    'tablet/galaxy-tab-s10-ultra/moonstone-gray',
    'tablet/xiaomi-pad-7/green',
  ],
  ipad: [
    'tablet/ipad-pro-m4-11/space-black',
    'tablet/ipad-air-m3-11/purple',
    'tablet/ipad-a16/pink',
  ],
  'samsung-tablet': [
    'tablet/galaxy-tab-s10-ultra/platinum-silver',
    'tablet/galaxy-tab-s10-fe/blue',
    'tablet/galaxy-tab-a9-plus/navy',
  ],
  'xiaomi-tablet': [
    'tablet/xiaomi-pad-7-pro/blue',
    'tablet/xiaomi-pad-7/green',
    'tablet/redmi-pad-se/lavender-purple',
  ],
  'smart-watch': [
    'watch/apple-watch-ultra-3/natural-titanium',
    'watch/galaxy-watch-8-classic/white',
    'watch/xiaomi-watch-s4/silver',
  ],
  'apple-watch': [
    'watch/apple-watch-ultra-3/natural-titanium',
    'watch/apple-watch-series-11/rose-gold',
    'watch/apple-watch-se-3/midnight',
  ],
  'samsung-watch': [
    'watch/galaxy-watch-ultra/titanium-silver',
    'watch/galaxy-watch-8-classic/black',
    'watch/galaxy-watch-8/silver',
  ],
  'xiaomi-watch': [
    'watch/xiaomi-watch-s4/black',
    'watch/redmi-watch-5/silver-gray',
    'watch/xiaomi-band-10/mystic-rose',
  ],
  headphone: [
    'headphones/sony-wh-1000xm6/platinum-silver',
    'earbuds/airpods-pro-3/white',
    'earbuds/redmi-buds-6-pro/lavender-purple',
  ],
  airpods: [
    'earbuds/airpods-pro-3/white',
    'headphones/airpods-max/blue',
    'earbuds/airpods-4/white',
  ],
  earbuds: [
    'earbuds/galaxy-buds-3-pro/silver',
    'earbuds/nothing-ear/white',
    'earbuds/soundcore-p40i/blue',
  ],
  'over-ear': [
    'headphones/sony-wh-1000xm6/black',
    'headphones/airpods-max/starlight',
    'headphones/jbl-tune-770nc/purple',
  ],
  accessories: [
    'power-bank/anker-zolo-20000/blue',
    'charger/anker-nano-45w/white',
    'case/iphone-17-silicone/light-moss',
  ],
  charger: [
    'charger/anker-prime-100w/black',
    'charger/apple-20w/white',
    'charger/baseus-gan-65w/white',
  ],
  cable: [
    'cable/anker-usb-c-240w/black',
    'cable/apple-usb-c-1m/white',
    'cable/baseus-usb-c-lightning/white',
  ],
  'power-bank': [
    'power-bank/anker-zolo-20000/white',
    'power-bank/xiaomi-20000-33w/ice-blue',
    'power-bank/baseus-magsafe-6000/purple',
  ],
  case: [
    'case/iphone-17-pro-max-silicone/orange',
    'case/iphone-16-clear/clear',
    'case/galaxy-s25-ultra-silicone/blue',
  ],
  laptop: [
    'laptop/macbook-air-m4-13/sky-blue',
    'laptop/macbook-pro-m4-14/silver',
    'laptop/galaxy-book-4/gray',
  ],
  speaker: [
    'speaker/jbl-charge-6/red',
    'speaker/soundcore-motion-300/blue',
    'speaker/jbl-flip-7/blue',
  ],
  gaming: [
    'gamepad/dualsense/white',
    'gamepad/xbox-controller/carbon-black',
    'gamepad/dualsense/cosmic-red',
  ],
}

/** How much of an arch's height each kind takes, and whether it is cropped by the lower edge. */
export const stance: Record<string, { share: number; sink: number }> = {
  phone: { share: 0.94, sink: 0.2 },
  'feature-phone': { share: 0.94, sink: 0.2 },
  tablet: { share: 0.66, sink: 0.05 },
  watch: { share: 0.9, sink: 0.1 },
  earbuds: { share: 0.6, sink: -0.04 },
  headphones: { share: 0.72, sink: -0.03 },
  charger: { share: 0.44, sink: -0.05 },
  cable: { share: 0.6, sink: -0.04 },
  'power-bank': { share: 0.76, sink: 0.06 },
  case: { share: 0.9, sink: 0.2 },
  laptop: { share: 0.5, sink: -0.04 },
  speaker: { share: 0.26, sink: -0.06 },
  gamepad: { share: 0.42, sink: -0.06 },
}

/** Height in a tile of 320. */
const tileHeight: Partial<Record<string, number>> = {
  phone: 272,
  tablet: 230,
  watch: 284,
  earbuds: 220,
  charger: 170,
  cable: 220,
  laptop: 186,
  speaker: 110,
  gamepad: 190,
}

const bannerArch = { color: '#0a6f75' }

/** Desktop 1376 × 176 with three arches, phones 656 × 232 with one, and a square tile; all transparent. */
export const demoCategories: Record<string, Scene> = Object.fromEntries(
  Object.entries(groupFaces).flatMap(([slug, faces]): [string, Scene][] => [
    [`category/${slug}`, banner(faces)],
    [`category/${slug}-mobile`, mobileBanner(faces[0])],
    [`tile/${slug}`, tile(faces[0])],
  ]),
)

function banner(faces: [string, string, string]): Scene {
  const arches = [arch(520, 14), arch(332, 44), arch(144, 74)]
  return {
    width: 1376,
    height: 176,
    ground: 'tint-firouzeh',
    arches,
    devices: faces.map((face, i) => {
      const { cx = 0, top = 0 } = arches[i] ?? {}
      return inArch(face, cx, top + 30, 172, 176)
    }),
  }
}

function arch(cx: number, top: number): Arch {
  return { cx, top, width: 172, bottom: 178, ...bannerArch }
}

function mobileBanner(face: string): Scene {
  return {
    width: 656,
    height: 232,
    ground: 'tint-firouzeh',
    arches: [{ cx: 128, top: 32, width: 192, bottom: 234, ...bannerArch }],
    devices: [inArch(face, 128, 76, 192, 232)],
  }
}

/** Places a device in an arch, its top near `top`; short objects are placed on the lower edge instead. */
function inArch(face: string, cx: number, top: number, width: number, floor: number) {
  const { kind, address } = heroOf(face)
  const { share, sink } = stance[kind] ?? { share: 0.6, sink: 0 }
  const height = width * share
  const bottom = sink > 0 ? top + height : floor + width * sink
  return device(address, cx, bottom, height)
}

function tile(face: string): Scene {
  const { kind, address } = heroOf(face)
  const height = tileHeight[kind] ?? 250
  return {
    width: 320,
    height: 320,
    ground: 'none',
    arches: [],
    devices: [device(address, 160, 160 + height / 2, height)],
  }
}

function heroOf(face: string): { kind: string; address: string } {
  const [kind = '', model = '', color = ''] = face.split('/')
  return { kind, address: `${kind}/${model}/hero/${color}` }
}
