/** Every kind of product that can be drawn; the first segment of a picture's path. */
export const deviceKinds = [
  'phone',
  'feature-phone',
  'tablet',
  'watch',
  'earbuds',
  'headphones',
  'charger',
  'cable',
  'power-bank',
  'case',
  'laptop',
  'speaker',
  'gamepad',
] as const

export type DeviceKind = (typeof deviceKinds)[number]

/** Views of phones and tablets (a phone has all of them). */
export const handsetViews = ['hero', 'back', 'front', 'side', 'detail', 'lineup'] as const

/** Views of every other kind. */
export const objectViews = ['hero', 'side', 'detail', 'lineup'] as const

export type DeviceView = (typeof handsetViews)[number]

/** The views a kind can be drawn in, in the order of a gallery. */
export function viewsOf(kind: DeviceKind): readonly DeviceView[] {
  return kind === 'phone' || kind === 'tablet' ? handsetViews : objectViews
}
