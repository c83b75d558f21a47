import type { Point } from '#server/platform/providers/map.ts'

export type District = Point & { name: string }

/** Quarters of Tehran, and the centers of other cities. */
export const districts: readonly District[] = [
  { name: 'تهران، تجریش', latitude: 35.8044, longitude: 51.4337 },
  { name: 'تهران، ونک', latitude: 35.7575, longitude: 51.4108 },
  { name: 'تهران، سعادت‌آباد', latitude: 35.7826, longitude: 51.3766 },
  { name: 'تهران، صادقیه', latitude: 35.7219, longitude: 51.3347 },
  { name: 'تهران، پونک', latitude: 35.7616, longitude: 51.3318 },
  { name: 'تهران، ولیعصر', latitude: 35.7113, longitude: 51.4073 },
  { name: 'تهران، تهرانپارس', latitude: 35.7353, longitude: 51.5349 },
  { name: 'تهران، نارمک', latitude: 35.7336, longitude: 51.4978 },
  { name: 'تهران، پیروزی', latitude: 35.6953, longitude: 51.4797 },
  { name: 'تهران، نازی‌آباد', latitude: 35.6426, longitude: 51.4008 },
  { name: 'کرج، گوهردشت', latitude: 35.8327, longitude: 50.9615 },
  { name: 'تبریز، ولیعصر', latitude: 38.0667, longitude: 46.3333 },
  { name: 'مشهد، احمدآباد', latitude: 36.2972, longitude: 59.5731 },
  { name: 'اصفهان، چهارباغ', latitude: 32.6539, longitude: 51.6693 },
  { name: 'شیراز، زند', latitude: 29.6197, longitude: 52.5311 },
  { name: 'رشت، گلسار', latitude: 37.3007, longitude: 49.583 },
]

/** The quarter around a point; null outside of all of them. */
export function nearestDistrict(point: Point): District | null {
  const [nearest] = districts.toSorted((one, other) => apart(one, point) - apart(other, point))
  return nearest !== undefined && apart(nearest, point) < 0.15 ? nearest : null
}

const apart = (one: Point, other: Point): number =>
  Math.hypot(one.latitude - other.latitude, one.longitude - other.longitude)
