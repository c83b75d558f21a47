import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import sharp from 'sharp'
import { allDevicePictures, drawDevice } from './draw.ts'
import { deviceKinds } from './kinds.ts'
import { drawScene, sceneNames, sceneInfo } from './scenes.ts'

/*
 * Renders contact sheets of every drawing as PNG, for people to check:
 *   node demo/pictures/preview.ts [out-folder]
 */

const tokens: Record<string, string> = {
  'tint-firouzeh': '#c9e9e6',
  'tint-saffron': '#fae6bd',
  'tint-rose': '#f7dcdf',
  'tint-sky': '#d8e6f5',
  'tint-sage': '#dfead8',
  none: '#f1f5f5',
}

type Cell = { svg: string; ground?: string }

const out = resolve(process.argv[2] ?? 'reports/pictures')
await mkdir(out, { recursive: true })

const faces = firstColors()
for (const kind of deviceKinds)
  for (const view of new Set(faces.map((picture) => picture.view))) {
    const cells = faces
      .filter((picture) => picture.kind === kind && picture.view === view)
      .map((picture) => ({ svg: drawDevice({ ...picture, size: 320 }) }))
    if (cells.length > 0) await sheet(`${kind}-${view}`, cells, 320, 8)
  }
for (const kind of deviceKinds) {
  const cells = allDevicePictures()
    .filter((picture) => picture.kind === kind && picture.view === 'hero')
    .map((picture) => ({ svg: drawDevice({ ...picture, size: 160 }) }))
  await sheet(`${kind}-colors`, cells, 160, 12)
}
const thumbnails = faces.filter((picture) => picture.view === 'hero')
await sheet(
  'thumbnails-120',
  thumbnails.map((picture) => ({ svg: drawDevice({ ...picture, size: 120 }) })),
  120,
  14,
)
for (const [name, pattern, width] of [
  ['scenes-heroes', /^hero-\d+$/, 720],
  ['scenes-heroes-mobile', /^hero-.*-mobile$/, 320],
  ['scenes-promotions', /^promo-/, 720],
  ['scenes-categories', /^category\//, 720],
  ['scenes-tiles', /^tile\//, 200],
  ['scenes-covers', /^(article|story)/, 320],
  ['scenes-single', /^(sign-in|og-default)$/, 720],
] as const) {
  const cells = sceneNames
    .filter((scene) => pattern.test(scene))
    .map((scene) => ({
      svg: drawScene(scene, { width }),
      ground: tokens[sceneInfo(scene).ground],
    }))
  await sheet(name, cells, width, Math.max(2, Math.floor(1600 / width)))
}

/** Every view of each model once, in its first color. */
function firstColors() {
  const seen = new Set<string>()
  return allDevicePictures().filter(({ kind, model, view }) => {
    const key = `${kind}/${model}/${view}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

async function sheet(name: string, cells: Cell[], width: number, columns: number): Promise<void> {
  const gap = 8
  const drawn = await Promise.all(
    cells.map(async ({ svg, ground = '#ffffff' }) =>
      sharp(Buffer.from(svg))
        .flatten({ background: ground })
        .png()
        .toBuffer({ resolveWithObject: true }),
    ),
  )
  const height = Math.max(...drawn.map(({ info }) => info.height))
  const target = join(out, `${name}.png`)
  await sharp({
    create: {
      width: Math.min(columns, cells.length) * (width + gap),
      height: Math.ceil(cells.length / columns) * (height + gap),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(
      drawn.map(({ data }, i) => ({
        input: data,
        left: (i % columns) * (width + gap),
        top: Math.floor(i / columns) * (height + gap),
      })),
    )
    .png()
    .toFile(target)
  console.log(`${target}  ${cells.length} pictures`)
}
