import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { shell } from '#i18n/fa/shell.ts'
import { colors } from '#src/ui/theme/colors.ts'
import { shop } from '#shop'

/** Creates the icons that browsers request from the shop's mark: a favicon, one for phones, and a manifest. */
export async function makeIcons(folder: string): Promise<void> {
  const mark = await readFile('src/app/public/icon.svg')
  const picture = (size: number) =>
    sharp(mark, { density: 300 }).resize(size, size).png({ compressionLevel: 9 }).toBuffer()
  await writeFile(`${folder}/favicon.ico`, inIco(await picture(32), 32))
  await writeFile(`${folder}/icon-192.png`, await picture(192))
  await writeFile(`${folder}/icon-512.png`, await maskable(mark, 512))
  await writeFile(`${folder}/manifest.webmanifest`, JSON.stringify(manifest()))
}

/** The mark with the margin that platforms may cut off, on the shop's background. */
async function maskable(mark: Buffer, size: number): Promise<Buffer> {
  const inner = Math.round(size * 0.6)
  const margin = Math.round((size - inner) / 2)
  return sharp(mark, { density: 600 })
    .resize(inner, inner)
    .extend({
      top: margin,
      bottom: size - inner - margin,
      left: margin,
      right: size - inner - margin,
      background: colors.bg.value.base,
    })
    .flatten({ background: colors.bg.value.base })
    .png({ compressionLevel: 9 })
    .toBuffer()
}

function manifest() {
  return {
    name: shop.name,
    short_name: shop.name,
    lang: 'fa',
    dir: 'rtl',
    id: '/',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    description: shop.description,
    categories: ['shopping'],
    theme_color: colors.panel.value.base,
    background_color: colors.bg.value.base,
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
    ],
    shortcuts: shell.shortcuts,
  }
}

/** An ICO file with one PNG: a header of 6 bytes, an entry of 16, then the unchanged picture. */
function inIco(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(1, 4)
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10)
  header.writeUInt16LE(32, 12)
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
