/** Every kind of product that can be drawn; the first step of a picture's address. */
export const DEVICE_KINDS = [
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

export type DeviceKind = (typeof DEVICE_KINDS)[number]

/** Views of phones and tablets (a phone has all of them). */
export const HANDSET_VIEWS = ['hero', 'back', 'front', 'side', 'detail', 'lineup'] as const

/** Views of every other kind. */
export const OBJECT_VIEWS = ['hero', 'side', 'detail', 'lineup'] as const

export type DeviceView = (typeof HANDSET_VIEWS)[number]

/** The views a kind can be drawn in, in the order of a gallery. */
export function viewsOf(kind: DeviceKind): readonly DeviceView[] {
  return kind === 'phone' || kind === 'tablet' ? HANDSET_VIEWS : OBJECT_VIEWS
}
