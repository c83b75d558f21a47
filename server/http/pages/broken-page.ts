import { failures } from '#i18n/fa/failures.ts'
import { shop } from '#shop'

/** The last resort when even the error page cannot be rendered. It reloads after 15 seconds. */
export function brokenPage(): string {
  return barePage({
    ...failures.server,
    ways: [
      { href: '', name: failures.retry },
      { href: '/', name: failures.toHome },
    ],
    head: '<meta http-equiv="refresh" content="15">',
  })
}

/** For an unreadable request: an address or headers above the server's limit of 16 KB. */
export function unreadablePage(): string {
  return barePage({
    title: 'این آدرس خوانا نیست',
    text: 'آدرس صفحه بلندتر از اندازه یا نادرست است. عبارت کوتاه‌تری جستجو کنید یا از صفحهٔ اصلی ادامه دهید.',
    ways: [{ href: '/', name: 'بازگشت به صفحهٔ اصلی' }],
  })
}

/** What the service worker shows in place of a page without a network; its first link loads that page again. */
export function offlinePage(): string {
  return barePage({
    ...failures.network,
    ways: [
      { href: '', name: failures.retry },
      { href: '/', name: failures.toHome },
    ],
  })
}

type Parts = {
  title: string
  text: string
  /** Links to other pages, most important first. */
  ways: { href: string; name: string }[]
  head?: string
}

/** A self-contained page: no script, no style sheet, no database. */
function barePage({ title, text, ways, head = '' }: Parts): string {
  return [
    '<!doctype html><html lang="fa" dir="rtl" style="color-scheme:light dark"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `${head}<title>${title} | ${shop.name}</title></head>`,
    `<body style="${css.page}"><main style="max-width:360px;padding:24px;text-align:center">`,
    `<a href="/" style="${css.name}">${shop.name}</a>`,
    `<h1 style="font-size:24px;line-height:1.6;margin:24px 0 8px">${title}</h1>`,
    `<p style="${css.text}">${text}</p>`,
    ...ways.map(
      ({ href, name }, index) =>
        `<p><a href="${href}" style="${css.button}${index === 0 ? css.main : ''}">${name}</a></p>`,
    ),
    '</main></body></html>',
  ].join('')
}

/** The shop's colors without its style sheet; `light-dark` follows the system where the browser supports it. */
const css = {
  page: 'margin:0;min-height:100vh;display:grid;place-items:center;font-family:Vazirmatn,Tahoma,sans-serif;background:#fff;color:#101c1f;background:light-dark(#fff,#0b1416);color:light-dark(#101c1f,#eaf1f1)',
  name: 'font-size:24px;font-weight:800;text-decoration:none;color:#00737a;color:light-dark(#00737a,#3cc4bd)',
  text: 'margin:0 0 24px;line-height:2;color:#4a585c;color:light-dark(#4a585c,#b0c0c2)',
  button:
    'display:block;padding:12px 24px;border-radius:12px;text-decoration:none;font-weight:700;color:#00676d;color:light-dark(#00676d,#62d4cd);',
  main: 'background:#00737a;color:#fff',
}
