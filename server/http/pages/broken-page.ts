import { dialed, toPersianDigits } from '#domain/digits.ts'
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

/**
 * The script of the page without a network: loads that page again once there is one, and the shop's font, for which the
 * content security policy has no other way here. @param fonts their addresses, which the service worker keeps
 */
export const offlineScript = (fonts: readonly string[]): string =>
  [
    "const again=()=>location.reload();addEventListener('online',again)",
    // Browsers say that they are online before the first request gets through.
    'if(navigator.onLine)setTimeout(again,5000)',
    // One page is kept for the shop and the back office.
    `if(/^\\/staff(\\/|$)/.test(location.pathname))document.querySelector('main>p').textContent='${failures.staffNetwork}'`,
    ...fonts.map(
      (font) =>
        `new FontFace('Vazirmatn','url(${font})',{weight:'100 900'}).load().then((f)=>document.fonts.add(f),()=>{})`,
    ),
  ].join(';')

/**
 * What the service worker shows in place of a page without a network; its first link loads that page again, and the last
 * one calls the shop.
 */
export function offlinePage(fonts: readonly string[], tel: string): string {
  return barePage({
    ...failures.network,
    picture: unplugged,
    end: `<script>${offlineScript(fonts)}</script>`,
    ways: [
      { href: '', name: failures.retry },
      { href: '/', name: failures.toHome },
      { href: `tel:${dialed(tel)}`, name: failures.call(toPersianDigits(tel)) },
    ],
  })
}

type Parts = {
  title: string
  text: string
  /** Links to other pages, most important first. */
  ways: { href: string; name: string }[]
  head?: string
  /** Markup above the title. */
  picture?: string
  end?: string
}

/** A self-contained page: no style sheet, no database. */
function barePage({ title, text, ways, head = '', picture = '', end = '' }: Parts): string {
  return [
    '<!doctype html><html lang="fa" dir="rtl" style="color-scheme:light dark"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `${head}<title>${title} | ${shop.name}</title></head>`,
    `<body style="${css.page}"><main style="max-width:360px;padding:24px;text-align:center">`,
    `<a href="/" style="${css.name}">${shop.name}</a>`,
    picture,
    `<h1 style="font-size:24px;line-height:1.6;margin:24px 0 8px">${title}</h1>`,
    `<p style="${css.text}">${text}</p>`,
    ...ways.map(
      ({ href, name }, index) =>
        `<p><a href="${href}" style="${css.button}${index === 0 ? css.main : ''}">${name}</a></p>`,
    ),
    `</main>${end}</body></html>`,
  ].join('')
}

/** A phone under the shop's arch, with no line. */
const unplugged =
  '<svg viewBox="0 0 160 150" width="160" height="150" fill="none" aria-hidden="true" style="display:block;margin:24px auto 0">' +
  '<path d="M24 150V72C24 40 52 24 80 6c28 18 56 34 56 66v78Z" fill="#00737a" opacity=".14"/>' +
  '<rect x="56" y="56" width="48" height="84" rx="9" stroke="#00737a" stroke-width="4"/>' +
  '<path d="M74 128h12M68 86c7-7 17-7 24 0m-17 8c3-3 7-3 10 0M66 76l28 30" stroke="#00737a" stroke-width="4" stroke-linecap="round"/></svg>'

/** The shop's colors without its style sheet; `light-dark` follows the system where the browser supports it. */
const css = {
  page: 'margin:0;min-height:100vh;display:grid;place-items:center;font-family:Vazirmatn,Tahoma,sans-serif;background:#fff;color:#101c1f;background:light-dark(#fff,#0b1416);color:light-dark(#101c1f,#eaf1f1)',
  name: 'font-size:24px;font-weight:800;text-decoration:none;color:#00737a;color:light-dark(#00737a,#3cc4bd)',
  text: 'margin:0 0 24px;line-height:2;color:#4a585c;color:light-dark(#4a585c,#b0c0c2)',
  button:
    'display:block;padding:12px 24px;border-radius:12px;text-decoration:none;font-weight:700;color:#00676d;color:light-dark(#00676d,#62d4cd);',
  main: 'background:#00737a;color:#fff',
}
