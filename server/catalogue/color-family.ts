/** The colors by which products are filtered. Each manufacturer's color belongs to the closest family. */
export const colorFamilies = [
  'black',
  'white',
  'gray',
  'blue',
  'green',
  'red',
  'pink',
  'purple',
  'orange',
  'yellow',
  'gold',
] as const

export type ColorFamily = (typeof colorFamilies)[number]

const names: [RegExp, ColorFamily][] = [
  [/مشکی|زغالی|میدنایت|گرافیتی/, 'black'],
  [/سفید|استارلایت/, 'white'],
  [/خاکستری|نقره|طوسی/, 'gray'],
  [/آبی|سرمه|نیلی|فیروزه/, 'blue'],
  [/سبز|زیتونی|لیمویی/, 'green'],
  [/قرمز|سرخ(?!اب)/, 'red'],
  [/صورتی|سرخاب|رزگلد|^رز$/, 'pink'],
  [/بنفش|یاسی/, 'purple'],
  [/نارنجی/, 'orange'],
  [/زرد/, 'yellow'],
  [/طلایی/, 'gold'],
]

/** The first family in the color's Persian name; if it names none, the one closest to its `#rrggbb`. */
export function colorFamily(name: string, code: string): ColorFamily {
  let family: ColorFamily | undefined
  let first = Infinity
  for (const [pattern, candidate] of names) {
    const index = name.search(pattern)
    if (index < 0 || index >= first) continue
    first = index
    family = candidate
  }
  return family ?? familyOfCode(code)
}

function familyOfCode(code: string): ColorFamily {
  const { hue, chroma, lightness } = readColor(code)
  if (lightness < 0.16 || (lightness < 0.3 && chroma < 0.09)) return 'black'
  if (chroma < 0.07) return lightness > 0.85 ? 'white' : 'gray'
  if (hue < 15 || hue >= 345) return lightness > 0.68 ? 'pink' : 'red'
  if (hue < 38) return chroma < 0.3 ? 'gold' : 'orange'
  if (hue < 65) return chroma < 0.4 ? 'gold' : 'yellow'
  if (hue < 175) return 'green'
  if (hue < 250) return 'blue'
  return hue < 300 ? 'purple' : 'pink'
}

/** Hue in degrees; chroma and lightness from 0 to 1 (HSL). Anything that is not a color counts as gray. */
function readColor(code: string) {
  const number = Number.parseInt(/^#([0-9a-f]{6})$/i.exec(code)?.[1] ?? '808080', 16)
  const [red, green, blue] = [
    (number >> 16) / 255,
    ((number >> 8) & 255) / 255,
    (number & 255) / 255,
  ]
  const highest = Math.max(red, green, blue)
  const lowest = Math.min(red, green, blue)
  const chroma = highest - lowest
  const lightness = (highest + lowest) / 2
  if (chroma === 0) return { hue: 0, chroma, lightness }
  const sector =
    highest === red
      ? ((green - blue) / chroma + 6) % 6
      : highest === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4
  return { hue: sector * 60, chroma, lightness }
}
