/**
 * The page of last resort, when not even the page for failures can be rendered. It needs nothing: no script, no
 * style sheet, no database. It tries again by itself after 15 seconds.
 */
export function brokenPage(): string {
  return `<!doctype html><html lang="fa" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="15"><title>مشکلی در سرور پیش آمده است</title></head><body style="margin:0;min-height:100vh;display:grid;place-items:center;font-family:Vazirmatn,Tahoma,sans-serif;background:#fff;color:#101c1f"><main style="max-width:360px;padding:24px;text-align:center"><h1 style="font-size:24px;line-height:1.6">مشکلی در سرور پیش آمده است</h1><p style="line-height:2;color:#4a585c">چند دقیقهٔ دیگر دوباره تلاش کنید. سبد خرید و سفارش‌هایتان سر جای خود هستند.</p><p><a href="" style="display:inline-block;padding:12px 24px;border-radius:12px;background:#00737a;color:#fff;text-decoration:none;font-weight:700">تلاش دوباره</a></p></main></body></html>`
}
