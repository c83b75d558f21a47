/**
 * `npm run screenshots -- [origin] [folder] [path …]`: pictures of a running shop at 360, 768 and 1440 px in the light
 * theme and at 360 and 1440 px in the dark one, to compare with the design's screens.
 */
import { mkdir } from 'node:fs/promises'
import { chromium } from 'playwright'

const [origin = 'http://localhost:3000', folder = 'reports/screens', ...paths] =
  process.argv.slice(2)
const pages =
  paths.length > 0 ? paths : ['/', '/productlist/mobile', '/login', '/cart', '/no-such-page']
const shots = [
  { width: 360, height: 740, theme: 'light' },
  { width: 768, height: 1024, theme: 'light' },
  { width: 1440, height: 900, theme: 'light' },
  { width: 360, height: 740, theme: 'dark' },
  { width: 1440, height: 900, theme: 'dark' },
] as const

await mkdir(folder, { recursive: true })
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
for (const { width, height, theme } of shots) {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    isMobile: width < 600,
  })
  const page = await context.newPage()
  for (const path of pages) {
    await page.goto(`${origin}${path}`, { waitUntil: 'networkidle' })
    await page.waitForFunction(() => document.querySelector('[data-folded]') === null)
    // A full-page picture is taken without scrolling: content that is only laid out near the viewport would be missing.
    await page.evaluate(() => {
      for (const part of document.querySelectorAll<HTMLElement>('body *'))
        if (getComputedStyle(part).contentVisibility === 'auto')
          part.style.contentVisibility = 'visible'
    })
    await page.waitForLoadState('networkidle')
    const name = `${path.replaceAll(/[^\w-]+/g, '_').replace(/^_$/, 'home')}-${theme}-${width}.png`
    await page.screenshot({ path: `${folder}/${name}`, fullPage: true })
    console.log(name)
  }
  await context.close()
}
await browser.close()
