import { describe, expect, it, onTestFinished } from 'vitest'
import { ProblemError } from '#machines/kernel/problem.ts'
import { failureText } from '#src/lib/failure-text.ts'
import { forgetLostSession, markSessionLost } from '#src/lib/lost-session.ts'
import { openShop } from './support/open-page.tsx'

const content = 'aside + div'
const signedIn = { signedIn: true }

describe('the messages', () => {
  it('open one by one, and those that were not read are loaded again after it', async () => {
    const page = await openShop('/messages', {
      signedIn: true,
      replies: {
        listMessages: [{ seen: false }, { seen: true }, { seen: false, title: 'سوم' }],
        getMessage: { order_id: 35 },
      },
    })
    expect(await page.press('سوم 3.text تازه ۱۹ آبان ۱۴۰۵')).toEqual([
      'h2 سوم',
      'button «بستن»',
      '۲۳ آبان ۱۴۰۵',
      'text',
      'link «دیدن صفحه» → /link',
      'link «دیدن سفارش» → /shopping-history/35',
      'link «دیدن کالا: product.title» → /products/product-slug',
    ])
    const before = page.calls.length
    await page.press('بستن')
    expect(page.calls.slice(before)).toEqual(['GET /ticket/message/', 'GET /ticket/message/4549/'])
  })
})

describe('the sign-in', () => {
  const note = 'از حسابتان خارج شده‌اید. برای ادامه دوباره وارد شوید.'

  it.each([
    ['/login', false],
    ['/login?redirectUrl=profile', false],
    ['/login?redirectUrl=profile&reason=signed-out', true],
  ])('at %j says whether one was signed out: %j', async (path, isSaid) => {
    expect((await openShop(path)).read().includes(note)).toBe(isSaid)
  })

  it.each([
    ['save', 'وارد شوید تا این کالا در فهرست ذخیره‌شده‌های شما بماند.'],
    ['notify-discount', 'وارد شوید تا تخفیف این کالا را به شما خبر دهیم.'],
    ['notify-availability', 'وارد شوید تا موجود شدن این کالا را به شما خبر دهیم.'],
  ])('says why it is needed for the action %j', async (action, reason) => {
    const path = '/login?redirectUrl=products/phone'
    expect((await openShop(`${path}&action=${action}`)).read()).toContain(reason)
    expect((await openShop(path)).read()).not.toContain(reason)
  })

  it('says so where the session ended while a page was open', async () => {
    markSessionLost()
    onTestFinished(forgetLostSession)
    expect((await openShop('/login?redirectUrl=profile')).read()).toContain(note)
  })
})

describe('the profile', () => {
  it('is edited in one form for each part, which has what is known', async () => {
    const page = await openShop('/profile', {
      signedIn: true,
      replies: {
        getProfile: {
          birthdate: '1991-08-03',
          card_number: '6037997599999993',
          iban: '820540102680020817909002',
          email: 'negar@shop.example',
        },
      },
    })
    expect(await page.press('ویرایش نام و نام خانوادگی')).toEqual([
      'h2 نام و نام خانوادگی',
      'button «بستن»',
      'field «نام» = first_name',
      'field «نام خانوادگی» = last_name',
      'button «ذخیره» off',
      'همهٔ بخش‌های لازم را درست پر کنید.',
    ])
    await page.press('بستن')
    expect(await page.press('ویرایش ایمیل')).toEqual([
      'h2 ایمیل',
      'button «بستن»',
      'field «ایمیل» = negar@shop.example',
      'button «ذخیره»',
    ])
    await page.press('بستن')
    expect(await page.press('ویرایش شماره کارت بانکی')).toEqual([
      'h2 شماره کارت بانکی',
      'button «بستن»',
      'field «شماره کارت بانکی» = ۶۰۳۷ ۹۹۷۵ ۹۹۹۹ ۹۹۹۳',
      'بانک ملی ایران',
      'button «ذخیره»',
    ])
    await page.press('بستن')
    expect(await page.press('ویرایش شماره شبا')).toEqual([
      'h2 شماره شبا',
      'button «بستن»',
      'field «شماره شبا» = ۸۲ ۰۵۴۰ ۱۰۲۶ ۸۰۰۲ ۰۸۱۷ ۹۰۹۰ ۰۲',
      'IR',
      '۲۴ رقم پس از IR که روی کارت یا در همراه‌بانک نوشته شده است.',
      'button «ذخیره»',
    ])
    await page.press('بستن')
    expect(await page.press('ویرایش تاریخ تولد')).toEqual([
      'h2 تاریخ تولد',
      'button «بستن»',
      'field «تاریخ تولد» = ۱۳۷۰/۰۵/۱۲',
      'برای نمونه: ۱۳۷۰/۰۵/۱۲',
      'application «calendar»',
      'field «ماه» = مرداد',
      'field «سال» = ۱۳۷۰',
      'row: ۲۹ | ۳۰ | ۳۱ | ۱ | ۲ | ۳ | ۴',
      'row: ۵ | ۶ | ۷ | ۸ | ۹ | ۱۰ | ۱۱',
      'row: ۱۲ | ۱۳ | ۱۴ | ۱۵ | ۱۶ | ۱۷ | ۱۸',
      'row: ۱۹ | ۲۰ | ۲۱ | ۲۲ | ۲۳ | ۲۴ | ۲۵',
      'row: ۲۶ | ۲۷ | ۲۸ | ۲۹ | ۳۰ | ۳۱ | ۱',
      'button «ذخیره»',
    ])
  })

  it('says what is missing of the birthdate when it is saved without one', async () => {
    const page = await openShop('/profile', {
      signedIn: true,
      replies: { getProfile: { birthdate: null } },
    })
    await page.press('افزودن تاریخ تولد')
    expect(await page.press('ذخیره')).toEqual([
      'field «تاریخ تولد» invalid',
      'alert: فیلد الزامی است',
    ])
    expect(document.activeElement?.getAttribute('autocomplete')).toBe('bday')
    expect(page.changes()).toEqual([])
  })

  it('says what is missing of a new password when Enter is pressed without one', async () => {
    const page = await openShop('/profile', signedIn)
    await page.press('تغییر رمز عبور')
    expect(await page.enter('رمز عبور فعلی')).toEqual([
      'password «رمز عبور فعلی» invalid',
      'alert: فیلد الزامی است',
      'password «رمز عبور تازه» invalid',
      'alert: فیلد الزامی است',
      'password «تکرار رمز عبور تازه» invalid',
      'alert: فیلد الزامی است',
    ])
    expect(document.activeElement?.getAttribute('autocomplete')).toBe('current-password')
    expect(page.changes()).toEqual([])
  })

  it('leads to the sign-in and back where the session has ended', async () => {
    const page = await openShop('/profile', {
      signedIn: true,
      problems: { patchProfile: 'session_expired' },
    })
    await page.press('ویرایش شغل')
    await page.write('job', 'معلم')
    expect(await page.press('ذخیره')).toEqual([
      'alert: از حسابتان خارج شده‌اید. لطفا دوباره وارد شوید. [link «ورود به سایت» → /login?redirectUrl=profile]',
    ])
  })

  it('takes no new password that is the current one', async () => {
    const page = await openShop('/profile', signedIn)
    await page.press('تغییر رمز عبور')
    await page.write('رمز عبور فعلی', 'Firouzeh#1405')
    await page.write('رمز عبور تازه', 'Firouzeh#1405')
    await page.write('تکرار رمز عبور تازه', 'Firouzeh#1405')
    expect(await page.press('ذخیره')).toContain('alert: رمز عبور تازه همان رمز فعلی است')
    expect(page.changes()).toEqual([])
  })

  it('says the length of a password that is longer than the server takes', async () => {
    const page = await openShop('/profile', signedIn)
    await page.press('تغییر رمز عبور')
    const long = `Firouzeh#1405${'a'.repeat(5_000)}`
    for (const field of ['رمز عبور فعلی', 'رمز عبور تازه', 'تکرار رمز عبور تازه'])
      await page.write(field, long)
    await page.press('ذخیره')
    const alerts = page.read('[role=dialog]').filter((line) => line.startsWith('alert'))
    expect(alerts).toEqual(['alert: حداکثر ۱۲۸ نویسه', 'alert: حداکثر ۱۲۸ نویسه'])
    expect(page.changes()).toEqual([])
  })

  it('is sent as it was typed', async () => {
    const page = await openShop('/profile', signedIn)
    await page.press('ویرایش شغل')
    await page.write('job', ' معلم ')
    await page.press('ذخیره')
    expect(page.changes()).toEqual(['PATCH /profile/update/ {"job":"معلم"}'])
  })

  it('gives its data away in a file, and says when it cannot', async () => {
    const page = await openShop('/profile', {
      signedIn: true,
      problems: { exportAccount: 'service_unavailable' },
    })
    await page.press('دستگاه‌ها و داده‌ها', content)
    expect(page.read('[role=tabpanel]:not([hidden])')).toEqual([
      'h2 دستگاه‌های واردشده',
      'اگر دستگاهی را نمی‌شناسید، نشست آن را پایان دهید و رمز عبور خود را عوض کنید.',
      'دستگاه ناشناخته',
      'آخرین استفاده: همین حالا',
      'همین دستگاه',
      'دستگاه ناشناخته',
      'آخرین استفاده: ۱۳ آبان ۱۴۰۵، ۰۵:۴۷',
      'button «پایان نشست دستگاه ناشناخته»',
      'h2 اعلان‌های مرورگر',
      'همان پیام‌های سایت، کنار پیامک: موجود شدن یا ارزان شدن کالا و وضعیت سفارش.',
      'این مرورگر اعلان فروشگاه را نشان نمی‌دهد. در آیفون، فروشگاه را از منوی «هم‌رسانی» به صفحهٔ اصلی بیفزایید و از همان‌جا باز کنید. پیامک و پیام‌های سایت سر جای خود هستند.',
      'button «دوباره بررسی کن»',
      'h2 داده‌های من',
      'همهٔ آنچه فروشگاه از شما نگه می‌دارد، در یک فایل JSON: اطلاعات حساب، آدرس‌ها، سفارش‌ها، کیف پول، دستگاه‌ها، درخواست‌ها، تیکت‌ها و پیام‌ها.',
      'button «دریافت داده‌ها»',
      'h2 بستن حساب',
      'حساب و اطلاعات شخصی شما برای همیشه پاک می‌شود.',
      'button «بستن حساب»',
    ])
    await page.press('دریافت داده‌ها')
    expect(page.toast()).toBe(
      `فایل آماده نشد. ${failureText(new ProblemError('service_unavailable').failure)}`,
    )
  })
})

describe('the wallet', () => {
  it('explains its terms', async () => {
    const page = await openShop('/wallet', signedIn)
    expect(await page.press('شرایط کیف پول')).toEqual([
      'h2 شرایط استفاده از کیف پول',
      'button «بستن»',
      'اعتبار خرید هدیهٔ فروشگاه است یا پولی که شرکت اعتباردهنده برای سفارشی لغوشده یا بازگشتی پرداخته بود؛ فقط برای خرید از فروشگاه به کار می‌رود و برداشتنی نیست.',
      'هنگام پرداخت سفارش، نخست اعتبار خرید و سپس موجودی قابل برداشت خرج می‌شود.',
      'موجودی قابل برداشت را هر زمان می‌توانید به حساب بانکی خود برگردانید. مبلغ حداکثر تا ۴۸ ساعت کاری واریز می‌شود.',
      'مبلغ هر درخواست برداشت تا پایان بررسی نگه داشته می‌شود و اگر تأیید نشود به کیف پول برمی‌گردد.',
      'مبلغ سفارش لغوشده و کالای بازگشتی به کیف پول برمی‌گردد؛ آنچه با اعتبار خرید یا درگاه اعتباری پرداخت شده، به اعتبار خرید.',
      'کارت هدیه با موجودی قابل برداشت خریده می‌شود و به اعتبار خرید گیرنده تبدیل می‌شود.',
      'button «متوجه شدم»',
    ])
  })

  it('is charged with an amount that is offered', async () => {
    const page = await openShop('/wallet', signedIn)
    expect(await page.press('۲۰۰٬۰۰۰')).toEqual([
      'field «مبلغ شارژ (تومان)» = ۲۰۰٬۰۰۰',
      'button «۲۰۰٬۰۰۰» chosen',
      'button «افزایش موجودی»',
    ])
  })

  it('pays out to a bank account', async () => {
    const page = await openShop('/wallet', signedIn)
    expect(await page.press('برداشت')).toEqual([
      'h2 برداشت از کیف پول',
      'button «بستن»',
      'field «مبلغ برداشت (تومان)»',
      'field «شمارهٔ شبا»',
      'IR',
      'button «شبای پروفایل من»',
      'مبلغ حداکثر تا ۴۸ ساعت کاری به حساب شما واریز می‌شود. نتیجهٔ درخواست در تیکت به شما گفته می‌شود.',
      'button «ثبت درخواست برداشت» off',
    ])
  })

  it('pays to an account whose digits do not fit each other only after a confirmation', async () => {
    const page = await openShop('/wallet', signedIn)
    await page.press('برداشت')
    const doubt = expect.stringMatching(/رقم‌های این شبا با هم نمی‌خوانند/)
    await page.write('مبلغ برداشت (تومان)', '1000')
    await page.write('شمارهٔ شبا', '820540102680020817909002')
    expect(page.read('[role=dialog]')).toContain('IR۸۲ ۰۵۴۰ ۱۰۲۶ ۸۰۰۲ ۰۸۱۷ ۹۰۹۰ ۰۲')
    expect(page.read('[role=dialog]')).not.toContainEqual(doubt)
    await page.write('شمارهٔ شبا', '830540102680020817909002')
    expect(page.read('[role=dialog]')).toContainEqual(doubt)
    await page.press('ثبت درخواست برداشت')
    expect(page.changes()).toEqual([])
    expect(page.read('[role=dialog]')).not.toContain('button «ثبت درخواست برداشت»')
    expect(document.activeElement).toHaveProperty('value', '۸۳۰۵۴۰۱۰۲۶۸۰۰۲۰۸۱۷۹۰۹۰۰۲')
    await page.press('شبا را سنجیده‌ام؛ ثبت شود')
    expect(page.changes()).toEqual([
      'POST /wallet/withdrawal-request/ {"amount":1000,"iban":"830540102680020817909002"}',
    ])
  })

  it('offers the Sheba of the profile for a withdrawal', async () => {
    const iban = '820540102680020817909002'
    const page = await openShop('/wallet', { signedIn: true, replies: { getProfile: { iban } } })
    await page.press('برداشت')
    await page.write('مبلغ برداشت (تومان)', '1000')
    await page.press('شبای پروفایل من')
    expect(page.read('[role=dialog]')).not.toContain('button «شبای پروفایل من»')
    await page.press('ثبت درخواست برداشت')
    expect(page.changes()).toEqual([
      `POST /wallet/withdrawal-request/ {"amount":1000,"iban":"${iban}"}`,
    ])
  })

  it('says what is missing of a withdrawal, and moves there', async () => {
    const page = await openShop('/wallet', signedIn)
    await page.press('برداشت')
    expect(await page.press('ثبت درخواست برداشت')).toEqual([
      'field «مبلغ برداشت (تومان)» invalid',
      'alert: مبلغ برداشت را وارد کنید.',
      'field «شمارهٔ شبا» invalid',
      'alert: فیلد الزامی است',
    ])
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    expect(page.changes()).toEqual([])
  })

  it('says instead of a cancellation that a withdrawal is being transferred', async () => {
    const page = await openShop('/wallet', {
      ...signedIn,
      replies: {
        listWalletTransactions: {
          results: [{ transaction_type: 'WITHDRAW', withdrawal_id: null, is_in_transfer: true }],
        },
      },
    })
    const shown = page.read().join()
    expect(shown).toContain('در حال واریز به حساب شما؛ دیگر لغو نمی‌شود.')
    expect(shown).not.toContain('لغو درخواست')
  })

  it('says who returned a withdrawal, and why if a bank or the shop did', async () => {
    const withdrawn = {
      transaction_type: 'WITHDRAW',
      withdrawal_id: null,
      is_in_transfer: false,
    } as const
    await openShop('/wallet', {
      ...signedIn,
      replies: {
        listWalletTransactions: {
          results: [
            { ...withdrawn, status: 'RETURNED', returned_by: 'customer', admin_comment: null },
            { ...withdrawn, status: 'RETURNED', returned_by: 'bank', admin_comment: 'بسته بود' },
            { ...withdrawn, status: 'FAILED', returned_by: null, admin_comment: 'شبای دیگری' },
          ],
        },
      },
    })
    const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
      [4, 6].map((column) => row.querySelector(`td:nth-child(${column})`)?.textContent),
    )
    expect(rows).toEqual([
      ['برگشت‌خورده', 'خودتان این درخواست را لغو کردید و مبلغ به کیف پول برگشت.'],
      ['برگشت‌خورده', 'بانک این واریز را برگرداند و مبلغ به کیف پول برگشت. بسته بود'],
      ['عدم تأیید کارشناس', 'شبای دیگری'],
    ])
  })

  it('takes a withdrawal back after a question', async () => {
    const page = await openShop('/wallet', signedIn)
    await page.press('لغو درخواست')
    expect(page.changes()).toEqual([])
    await page.press('بله، لغو شود')
    expect(page.toast()).toBe('درخواست برداشت لغو شد و مبلغ به کیف پول برگشت')
    expect(page.changes()).toEqual(['POST /wallet/withdrawal-request/5489/cancel/'])
  })

  it('offers no retry of a gift card that was revoked', async () => {
    const page = await openShop('/wallet', {
      ...signedIn,
      problems: { redeemGiftCard: 'gift_card_revoked' },
    })
    await page.write('کد کارت هدیه', 'K7QM-2XWP-9HTR-C4VN')
    const lines = await page.press('افزودن به اعتبار خرید')
    expect(lines.join()).toContain('فروشگاه این کارت هدیه را باطل کرده است')
    expect(page.read()).not.toContain('button «تلاش دوباره»')
  })

  it('buys gift cards', async () => {
    const page = await openShop('/wallet', signedIn)
    expect(await page.press('خرید کارت هدیه')).toEqual([
      'h2 خرید کارت هدیه',
      'button «بستن»',
      'مبلغ از موجودی قابل برداشت شما کم می‌شود و گیرنده آن را به اعتبار خرید تبدیل می‌کند.',
      'field «مبلغ کارت (تومان)»',
      'tel «شمارهٔ موبایل گیرنده (اختیاری)»',
      'کد برای این شماره پیامک می‌شود.',
      'field «پیام شما (اختیاری)»',
      'button «خرید کارت» off',
    ])
  })

  it('keeps the input of a gift card, and sends it to a number in any usual form', async () => {
    const page = await openShop('/wallet', signedIn)
    await page.press('خرید کارت هدیه')
    expect(await page.press('خرید کارت')).toContain('alert: مبلغ کارت را وارد کنید.')
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    await page.write('مبلغ کارت (تومان)', '50000')
    await page.write('شمارهٔ موبایل گیرنده (اختیاری)', '+98 912 345 6789')
    await page.write('پیام شما (اختیاری)', 'مبارک')
    await page.press('بستن')
    await page.press('خرید کارت هدیه')
    await page.press('خرید کارت')
    const [sent] = page.changes()
    expect(sent).toBe(
      'POST /wallet/gift-card/ {"amount":50000,"gift_note":"مبارک","recipient_phone":"09123456789"}',
    )
  })

  it('says between which amounts a charge lies when it is asked for without one', async () => {
    const page = await openShop('/wallet', signedIn)
    expect(await page.press('افزایش موجودی')).toContainEqual(
      expect.stringMatching(/^alert: مبلغ شارژ باید از/),
    )
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    expect(page.changes()).toEqual([])
  })
})

describe('an order', () => {
  it('is returned in parts', async () => {
    const page = await openShop('/shopping-history/35', {
      signedIn: true,
      replies: {
        getOrder: {
          text_status: 'DELIVERED',
          can_cancel: false,
          item: [{ price_obj: { id: 11 } }, { price_obj: { id: 12 } }],
          returnable: [{ price_id: 12, quantity: 3, refunds: [100_000, 200_000, 300_000] }],
        },
      },
    })
    expect(await page.press('درخواست بازگشت کالا')).toEqual([
      'h2 بازگرداندن کالا',
      'button «بستن»',
      'کدام کالا را بازمی‌گردانید؟',
      'field «تعداد item2.price_obj.product.title، item2.price_obj.color_name» = ۰',
      'مبلغ بازگشتی یک عدد: ۱۰۰٬۰۰۰ تومان',
      'چرا بازمی‌گردانید؟',
      'radio «کالا ایراد دارد»',
      'radio «کالای دیگری فرستاده‌اید»',
      'radio «کالا آسیب دیده است»',
      'radio «منصرف شدم»',
      'field «توضیح بیشتر (اختیاری)»',
      'پلمپ کالا باید دست‌نخورده باشد، مگر ایراد داشته باشد. نتیجه تا ۷۲ ساعت کاری اعلام می‌شود. پس از رسیدن و بررسی کالا، مبلغ به کیف پول شما برمی‌گردد.',
      'link «شرایط بازگشت کالا» → /return-products',
      'status: مبلغ بازگشتی، پس از کسر سهم تخفیف‌ها: ۱۰۰٬۰۰۰ تومان',
      'دلیل بازگرداندن را انتخاب کنید.',
      'button «ثبت درخواست» off',
    ])
  })

  it('is sent back at the cost of its buyer only if that is the reason', async () => {
    const page = await openShop('/shopping-history/35', {
      signedIn: true,
      replies: { getOrder: { text_status: 'DELIVERED', can_cancel: false } },
    })
    await page.press('درخواست بازگشت کالا')
    const cost = expect.stringMatching(/هزینهٔ ارسال کالای بازگشتی با خریدار است/)
    for (const fault of ['کالا ایراد دارد', 'کالای دیگری فرستاده‌اید', 'کالا آسیب دیده است']) {
      await page.press(fault)
      expect(page.read('[role=dialog]')).not.toContainEqual(cost)
    }
    await page.press('منصرف شدم')
    expect(page.read('[role=dialog]')).toContainEqual(cost)
  })

  it('is cancelled after a question', async () => {
    const page = await openShop('/shopping-history/35', signedIn)
    expect(await page.press('لغو سفارش')).toEqual([
      'h2 لغو سفارش',
      'button «بستن»',
      'با لغو سفارش، کالاهای آن به سبد خرید شما برمی‌گردند. این کار برگشت‌پذیر نیست.',
      '۳٬۵۲۳٬۰۰۰ تومان به کیف پول شما برمی‌گردد.',
      'آنچه 1.gateway_name پرداخته است، به اعتبار خرید کیف پول شما برمی‌گردد و برداشتنی نیست. قرارداد اقساط شما با لغو سفارش خودبه‌خود بسته نمی‌شود؛ برای تسویهٔ آن با پشتیبانی تماس بگیرید.',
      'button «لغو می‌کنم»',
      'button «نگه می‌دارم»',
    ])
  })

  it('has a return that is cancelled after a question', async () => {
    const page = await openShop('/shopping-history/35', {
      signedIn: true,
      replies: {
        getOrder: {
          text_status: 'DELIVERED',
          returns: [
            { id: 31, status: 'APPROVED', can_cancel: true },
            {
              id: 30,
              status: 'PAID',
              can_cancel: false,
              amount: 10_000,
              requested_amount: 15_000,
              changed_at: '2026-11-12T06:00:00.000Z',
            },
            {
              id: 29,
              status: 'REFUSED',
              can_cancel: false,
              amount: 20_000,
              changed_at: '2026-11-11T06:00:00.000Z',
            },
          ],
        },
        cancelReturn: {
          id: 35,
          returns: [
            { status: 'CANCELLED', can_cancel: false, changed_at: '2026-11-13T06:00:00.000Z' },
          ],
        },
      },
    })
    const told = page.read().join()
    expect([told.includes('۱۰٬۰۰۰ تومان'), told.includes('۲۰٬۰۰۰ تومان')]).toEqual([true, false])
    expect(page.read()).toContain('status: به کیف پول واریز شد در ۲۱ آبان ۱۴۰۵، ساعت ۰۹:۳۰')
    expect(told).toContain('۱۵٬۰۰۰ تومان درخواست کرده بودید')
    expect(page.read()).toContain('status: پذیرفته نشد در ۲۰ آبان ۱۴۰۵، ساعت ۰۹:۳۰')
    expect(await page.press('انصراف از بازگشت')).toEqual([
      'h2 انصراف از بازگرداندن کالا',
      'button «بستن»',
      'با انصراف، کالا نزد شما می‌ماند و مبلغی برنمی‌گردد. اگر کالا را فرستاده‌اید، انصراف ندهید و به پشتیبانی بگویید.',
      'تا ۳۰ آبان ۱۴۰۵، ساعت ۰۸:۲۶ می‌توانید دوباره درخواست بازگشت بدهید.',
      'button «انصراف می‌دهم»',
      'button «درخواست را نگه می‌دارم»',
    ])
    await page.press('انصراف می‌دهم')
    expect(page.changes()).toEqual(['POST /purchase/v4/return/31/cancel/'])
    expect(page.read()).toContain('status: انصراف دادید در ۲۲ آبان ۱۴۰۵، ساعت ۰۹:۳۰')
    expect(page.read()).not.toContain('button «انصراف از بازگشت»')
  })

  it('warns that a return that is cancelled too late cannot be asked for again', async () => {
    const page = await openShop('/shopping-history/35', {
      signedIn: true,
      replies: {
        getOrder: {
          text_status: 'DELIVERED',
          returnable_until: null,
          returns: [{ id: 31, status: 'APPROVED', can_cancel: true }],
        },
      },
    })
    expect(await page.press('انصراف از بازگشت')).toContain(
      'این سفارش را دیگر نمی‌توان بازگرداند و پس از انصراف نمی‌توانید دوباره درخواست بدهید.',
    )
  })

  it('is placed again', async () => {
    const page = await openShop('/shopping-history/35', {
      signedIn: true,
      replies: { getOrder: { text_status: 'DELIVERED' } },
    })
    expect(await page.press('خرید دوباره')).toEqual([
      'status: کالاها به سبد خرید اضافه شد این کالاها دیگر به این تعداد موجود نیستند: ۳۵ عدد missing1.title، missing1.color_name ۴۳ عدد missing2.title، missing2.color_name [link «دیدن سبد» → /cart]',
    ])
    expect(page.changes()).toEqual(['POST /purchase/v4/order/2082/reorder/'])
  })
})

describe('the support', () => {
  it('takes a new message', async () => {
    const page = await openShop('/ticket', signedIn)
    expect(await page.press('پیام تازه')).toEqual([
      'h2 پیام تازه به پشتیبانی',
      'button «بستن»',
      'field «عنوان»',
      'field «موضوع» = یک موضوع انتخاب کنید',
      'field «متن پیام»',
      'هر چه دقیق‌تر بنویسید، زودتر به نتیجه می‌رسیم.',
      'عکس و ویدیو (اختیاری)',
      'file «افزودن فایل»',
      'button «افزودن فایل»',
      'تا ۸ عکس ۵ مگابایتی و یک ویدیوی ۴۰ مگابایتی',
      'checkbox «پیوست کردن گزارش «چه اتفاقی افتاد»»',
      'اولویت تیکت را پشتیبانی تعیین می‌کند: ۱ کم، ۲ متوسط، ۳ زیاد.',
      'button «ارسال پیام» off',
      'همهٔ بخش‌های لازم را درست پر کنید.',
    ])
  })

  it('says how long a subject may be', async () => {
    const page = await openShop('/ticket', signedIn)
    await page.press('پیام تازه')
    await page.write('عنوان', 'ع'.repeat(121))
    expect(page.read('[role=dialog]')).toContain('alert: حداکثر ۱۲۰ نویسه')
  })

  it('counts the characters of a message that are sent', async () => {
    const page = await openShop('/ticket', signedIn)
    await page.press('پیام تازه')
    await page.write('متن پیام', '  سلام ')
    expect(page.read('[role=dialog]')).toContain('۴ از ۴٬۰۰۰ نویسه')
  })

  it('takes an answer to a ticket', async () => {
    const page = await openShop('/ticket/35', signedIn)
    await page.write('پاسخ شما', 'سلام')
    expect(await page.press('ارسال')).toEqual([
      'field «پاسخ شما»',
      'button «ارسال» off',
      'همهٔ بخش‌های لازم را درست پر کنید.',
    ])
    expect(page.changes()).toEqual(['POST /ticket/v3/chat/ {"text":"سلام","ticket_id":2082}'])
  })
})

describe('the addresses', () => {
  it('are removed after a question', async () => {
    const page = await openShop('/my-addresses', signedIn)
    expect(await page.press('حذف آدرس «2.title»')).toEqual([
      'h2 حذف آدرس',
      'button «بستن»',
      'آدرس «2.title» حذف شود؟ سفارش‌های پیشین تغییری نمی‌کنند.',
      'button «حذف آدرس»',
      'button «انصراف»',
    ])
  })

  it('keep the digits of the receiver in order, in the line to which he is folded', async () => {
    const page = await openShop('/my-addresses', signedIn)
    await page.press('افزودن آدرس')
    const phone = document.querySelector('[role=dialog] summary bdi[dir=ltr]')
    expect(phone?.textContent).toBe('۰۹۱۲ ۱۶۲ ۸۷۹۵')
  })

  it('break no line between a word and its number', async () => {
    const page = await openShop('/my-addresses', {
      ...signedIn,
      replies: { listAddresses: [{ address: 'کوچهٔ لاله، پلاک ۱۲، واحد 3' }] },
    })
    expect(page.place.textContent).toContain('کوچهٔ لاله، پلاک\u00a0۱۲، واحد\u00a0۳')
  })

  it('ask for the city again when another province is chosen, and are not saved without it', async () => {
    const page = await openShop('/my-addresses', {
      ...signedIn,
      replies: {
        listProvinces: [{ id: 8 }, { id: 9 }],
        listCities: [{ id: 301 }],
        listAddresses: [{ province: 8, city: 301 }],
      },
    })
    await page.press('ویرایش آدرس «1.title»')
    const missing = 'برای ثبت آدرس، شهر مانده است.'
    expect(page.read('[role=dialog]')).not.toContain(missing)
    await page.write('استان', '9')
    expect(page.read('[role=dialog]')).toContain(missing)
  })

  it('begin empty', async () => {
    const page = await openShop('/my-addresses', signedIn)
    expect(await page.press('افزودن آدرس')).toEqual([
      'h2 آدرس تازه',
      'button «بستن»',
      'field «استان» = استان را انتخاب کنید',
      'field «شهر» = ابتدا استان را انتخاب کنید off',
      'button «انتخاب روی نقشه»',
      'field «آدرس کامل»',
      'خیابان، کوچه، پلاک و واحد',
      'field «عنوان آدرس»',
      'برای نمونه: خانه یا محل کار',
      'گیرنده',
      'checkbox «گیرنده خودم هستم» checked',
      'button «گیرنده: first_name last_name، ۰۹۱۲ ۱۶۲ ۸۷۹۵»',
      'field «نام گیرنده» = first_name off',
      'field «نام خانوادگی گیرنده» = last_name off',
      'field «کد ملی گیرنده» = national_code off',
      'tel «شماره تماس گیرنده» = ۰۹۱۲۱۶۲۸۷۹۵ off',
      'field «کد پستی»',
      'برای ثبت آدرس، استان مانده است.',
      'button «ثبت آدرس» off',
    ])
  })
})

describe('the sign-out', () => {
  it('ends the session', async () => {
    const page = await openShop('/account', signedIn)
    await page.press('خروج از حساب')
    expect(page.changes()).toEqual(['POST /accounts/logout/'])
  })
})

describe('a new password', () => {
  it('reloads the list of devices, since the others were signed out', async () => {
    const page = await openShop('/profile', { signedIn: true })
    const lists = () => page.calls.filter((call) => call === 'GET /accounts/sessions/').length
    const before = lists()
    await page.press('تغییر رمز عبور')
    await page.write('current', 'Old@pass1')
    await page.write('password', 'New@pass2')
    await page.write('repeated', 'New@pass2')
    await page.press('ذخیره')
    expect(page.changes()).toHaveLength(1)
    expect(lists()).toBe(before + 1)
  })
})

describe('the devices on which the account is signed in', () => {
  const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36'
  const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1'
  const opened = async (problems: Record<string, string> = {}) => {
    const page = await openShop('/profile', {
      signedIn: true,
      problems,
      replies: {
        listSessions: [
          { is_current: true },
          { id: 'b', device: chrome, is_current: false },
          { id: 'c', device: safari, is_current: false },
        ],
      },
    })
    await page.press('دستگاه‌ها و داده‌ها', content)
    const ends = () => page.read().filter((line) => line.includes('پایان نشست'))
    expect(ends()).toEqual([
      'button «پایان نشست کروم روی ویندوز»',
      'button «پایان نشست سافاری روی آیفون یا آیپد»',
    ])
    return { page, ends }
  }

  it.each([
    ['is signed out', {}],
    ['was signed out meanwhile', { endSession: 'session_not_found' }],
  ])('lose the one that %s', async (_, problems) => {
    const { page, ends } = await opened(problems)
    await page.press('پایان نشست کروم روی ویندوز')
    expect(page.changes()).toEqual(['DELETE /accounts/sessions/b/'])
    expect(page.toast()).toBe('نشست پایان یافت')
    expect(ends()).toEqual(['button «پایان نشست سافاری روی آیفون یا آیپد»'])
  })

  it('keep one that could not be signed out', async () => {
    const { page, ends } = await opened({ endSession: 'internal_error' })
    await page.press('پایان نشست کروم روی ویندوز')
    expect(page.toast()).toBe('نشست پایان نیافت. دوباره تلاش کنید.')
    expect(ends()).toHaveLength(2)
  })
})

describe('the closing of an account', () => {
  it('waits for an open deposit, and leads to the wallet', async () => {
    const page = await openShop('/profile', {
      signedIn: true,
      problems: {
        requestClosureOtp: { code: 'account_has_open_deposit', retry_after_seconds: 3_000 },
      },
    })
    await page.press('دستگاه‌ها و داده‌ها', content)
    await page.press('بستن حساب', '[role=tabpanel]:not([hidden])')
    expect(await page.press('دریافت کد تأیید')).toEqual([
      expect.stringMatching(
        /^alert: افزایش موجودی کیف پول را در صفحهٔ بانک نیمه‌کاره گذاشته‌اید.*دوباره امتحان کنید:$/,
      ),
      'link «دیدن کیف پول» → /wallet',
      'button «دریافت کد تأیید» off',
    ])
    expect(document.querySelector('[role=timer]')?.textContent).toContain('۵۰')
  })
})
