/**
 * `npm run fonts`: subsets Vazirmatn to the letters that nearly every page needs, into `src/app/fonts/`, in the weights
 * that the shop uses. All other letters come from the complete files, which are fetched only if they occur
 * (`src/app/app.css`).
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'

type Range = readonly [first: number, last: number]

const weights = { min: 400, max: 800 }

/** Arabic letters of everyday Persian and Arabic, their marks, both sets of digits, the joiners and the space. */
const persian: Range[] = [
  [0x20, 0x20],
  [0x60c, 0x60c],
  [0x61b, 0x61b],
  [0x61f, 0x61f],
  [0x621, 0x63a],
  [0x640, 0x658],
  [0x660, 0x66c],
  [0x670, 0x670],
  [0x67e, 0x67e],
  [0x686, 0x686],
  [0x698, 0x698],
  [0x6a9, 0x6a9],
  [0x6af, 0x6af],
  [0x6c0, 0x6c3],
  [0x6cc, 0x6cc],
  [0x6d5, 0x6d5],
  [0x6f0, 0x6f9],
  [0x200c, 0x200e],
]

/** ASCII and the punctuation that product names and Persian sentences use. */
const latin: Range[] = [
  [0x21, 0x7e],
  [0xa0, 0xa0],
  [0xab, 0xab],
  [0xb0, 0xb1],
  [0xb7, 0xb7],
  [0xbb, 0xbb],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x201e],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x2212, 0x2212],
]

await mkdir('src/app/fonts', { recursive: true })
await cut('arabic', persian, 'src/app/fonts/vazirmatn-persian.woff2')
await cut('latin', latin, 'src/app/fonts/vazirmatn-latin.woff2')

async function cut(script: string, ranges: readonly Range[], target: string): Promise<void> {
  const source = `@fontsource-variable/vazirmatn/files/vazirmatn-${script}-wght-normal.woff2`
  const whole = await readFile(fileURLToPath(import.meta.resolve(source)))
  const options = { targetFormat: 'woff2', variationAxes: { wght: weights } } as const
  const part = await subset(whole, ranges.map(lettersOf).join(''), options)
  await writeFile(target, part)
  console.log(`${target}  ${part.length} of ${whole.length} bytes`)
  console.log(`  unicode-range: ${ranges.map(named).join(', ')}`)
}

function lettersOf([first, last]: Range): string {
  return String.fromCodePoint(
    ...Array.from({ length: last - first + 1 }, (_, index) => first + index),
  )
}

function named([first, last]: Range): string {
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
  return first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`
}
