/**
 * Color arithmetic in OKLab (Björn Ottosson, 2020): lightening keeps the hue of highlights and mixing
 * does not go gray, which RGB arithmetic does with pastel and gold phones.
 */

type Lab = [lightness: number, a: number, b: number]

/** Shifts the lightness of `color` by `delta` (−1…1); chroma follows slightly so that shadows stay colored. */
export function shade(color: string, delta: number): string {
  const [l, a, b] = toLab(color)
  const chroma = delta < 0 ? 1 + delta * 0.5 : 1 - delta * 0.75
  return toHex([l + delta, a * chroma, b * chroma])
}

/** The color `t` of the way from `from` to `to`. */
export function blend(from: string, to: string, t: number): string {
  const [a, b] = [toLab(from), toLab(to)]
  return toHex([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t])
}

/** Perceived lightness, 0 (black) to 1 (white). */
export function lightness(color: string): number {
  return toLab(color)[0]
}

export function isDark(color: string): boolean {
  return lightness(color) < 0.4
}

/** Perceived colorfulness (0 for grays, about 0.3 at most) and hue in degrees. */
export function chromaAndHue(color: string): { chroma: number; hue: number } {
  const [, a, b] = toLab(color)
  return { chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 }
}

/** A color from lightness (0…1), chroma (0…0.37) and hue in degrees, clipped to sRGB. */
export function fromLch(l: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180
  return toHex([l, chroma * Math.cos(angle), chroma * Math.sin(angle)])
}

/** `#rgb`/`#rrggbb` with the alpha included, half the bytes of a separate opacity attribute. */
export function withAlpha(color: string, alpha?: number): string {
  if (alpha === undefined || alpha >= 1) return color
  const sixteenth = Math.round(alpha * 15)
  if (color.length === 4) {
    if (Math.abs(sixteenth / 15 - alpha) < 0.012) return color + sixteenth.toString(16)
    return `#${color.slice(1).replace(/./g, '$&$&')}${byte(alpha * 255)}`
  }
  return color + byte(alpha * 255)
}

function byte(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0')
}

const known = new Map<string, Lab>()

function toLab(color: string): Lab {
  const cached = known.get(color)
  if (cached) return cached
  const lab = convertToLab(color)
  if (known.size < 5000) known.set(color, lab)
  return lab
}

function convertToLab(color: string): Lab {
  const digits = color.slice(1)
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  const linear = (offset: number) => {
    const value = parseInt(full.slice(offset, offset + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  const [r, g, b] = [linear(0), linear(2), linear(4)]
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toHex([lightnessValue, a, b]: Lab): string {
  const base = Math.max(0, Math.min(1, lightnessValue))
  const l = (base + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (base - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (base - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map((value) => {
    const gamma = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055
    return byte(255 * Math.max(0, Math.min(1, gamma)))
  })
  return `#${channels.join('')}`.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
}
