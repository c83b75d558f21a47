import { act, useState } from 'react'
import { describe, expect, it } from 'vitest'
import { productImportApplicationLimits } from '#api/limits.ts'
import { login } from '#i18n/fa/login.ts'
import { staffSignIn } from '#i18n/fa/staff-sign-in.ts'
import { problemTexts } from '#i18n/problems.ts'
import { staffExportModel } from '#machines/flows/staff-export/staff-export.model.ts'
import { staffImportModel } from '#machines/flows/staff-import/staff-import.model.ts'
import type { Schemas } from '#machines/api/client.ts'
import { importCheck, productImport } from '#machines/testing/fixtures.ts'
import { RichEditor } from '#staff/content/rich/RichEditor.tsx'
import { TextPagePreview } from '#staff/content/text-page/TextPagePreview.tsx'
import { SearchPanel } from '#staff/search/SearchPanel.tsx'
import { ConfirmForm } from '#staff/imports/ConfirmForm.tsx'
import { ExportButtons } from '#staff/exports/ExportButtons.tsx'
import { actorInState } from '#stories/support/actor-in-state.ts'
import { openStaff, showPart } from './support/open-page.tsx'
import { pressFocused } from './support/press-focused.ts'
import { sample } from '#tests/support/sample-replies.ts'

describe('an order in the back office', () => {
  it('is shown as the reply to its move has it', async () => {
    const page = await openStaff('/staff/orders/35', {
      replies: {
        getStaffOrder: {
          id: 35,
          text_status: 'NOT_CHECKED',
          shipping: { is_in_person: false },
          moves: [{ event: 'staff.accepted', to: 'PROCESSING', needs_reason: false }],
        },
        moveOrder: {
          id: 35,
          text_status: 'PROCESSING',
          shipping: { is_in_person: false },
          moves: [{ event: 'staff.sent', to: 'SENDING', needs_reason: false }],
        },
      },
    })
    await page.press('پذیرفتن سفارش')
    const told = await page.press('انجام شود')
    expect(page.changes()).toEqual([
      'POST /staff/order/35/move/ {"event":"staff.accepted","expected_status":"NOT_CHECKED","reason":""}',
    ])
    expect(told).toContain('button «ثبت ارسال»')
    expect(page.read()).not.toContain('button «پذیرفتن سفارش»')
    expect(page.toast()).toBe('وضعیت سفارش: پذیرفته‌شده')
  })
})

describe('the look-up of a device', () => {
  const lookUp = 'کد گارانتی، IMEI یا سریال'

  it('takes the device off the page when the next look-up fails', async () => {
    const problems: Record<string, string> = {}
    const page = await openStaff('/staff/devices', { problems })
    await page.write(lookUp, 'FZ18A2B3C4D5')
    await page.press('جستجو', 'main')
    expect(page.read()).toContain('h2 کد گارانتی ⁦warranty_code⁩')
    problems.findStaffDevice = 'device_not_found'
    await page.write(lookUp, 'FZ000')
    await page.press('جستجو', 'main')
    expect(page.read('[aria-label="دستگاه یافته‌شده"]')).toEqual([])
    expect(page.read().filter((line) => line.startsWith('alert'))).toEqual([
      'alert: کد گارانتی، شناسهٔ IMEI یا سریالی با این نوشته پیدا نشد.',
    ])
  })

  it('looks a device up again that was changed elsewhere', async () => {
    const page = await openStaff('/staff/devices', {
      replies: { findStaffDevice: { warranty_code: 'FZ18A2B3C4D5', revoked_at: null } },
      problems: { revokeWarrantyCode: 'changed_meanwhile' },
    })
    await page.write(lookUp, '352099001761481')
    await page.press('جستجو', 'main')
    await page.press('باطل کردن گارانتی')
    await page.write('دلیل', 'کد دزدیده شده است')
    await page.press('باطل شود')
    expect(page.changes()).toEqual([
      'POST /staff/device/ {"lookup":"352099001761481"}',
      'POST /staff/device/2082/revoke/ {"reason":"کد دزدیده شده است","expected_registered":true}',
      'POST /staff/device/ {"lookup":"FZ18A2B3C4D5"}',
    ])
  })
})

describe('the stock of a variant', () => {
  it.each([
    ['received', 'received', 3],
    ['returned', 'returned', 3],
    ['damaged', 'damaged', -3],
    ['found', 'corrected', 3],
    ['missing', 'corrected', -3],
  ])('is changed for what was %s by %s, %i', async (kind, reason, units) => {
    const page = await openStaff('/staff/products/35?stock=11', {
      replies: { getStaffProduct: { variants: [{ id: 11, product_id: 35 }] } },
    })
    await page.write('kind', kind)
    await page.write('units', '۳')
    await page.press('ثبت تغییر موجودی')
    expect(page.changes()).toEqual([
      `PATCH /staff/variants/11/ ${JSON.stringify({ stock_change: { reason, units } })}`,
    ])
  })
})

describe('the sales figures', () => {
  it('of a week ask for a week everywhere, and lead back to the usual days', async () => {
    const page = await openStaff('/staff/figures?days=7')
    expect(page.read('nav[aria-label="بازه"]')).toEqual([
      'link «۷ روز» → /staff/figures?days=7 current',
      'link «۳۰ روز» → /staff/figures',
      'link «۹۰ روز» → /staff/figures?days=90',
    ])
    expect(page.calls.filter((call) => call.includes('days=')).toSorted()).toEqual([
      'GET /staff/figures/?days=7',
      'GET /staff/figures/flow/?days=7',
      'GET /staff/figures/margin/?days=7',
    ])
  })
})

describe('the search of the back office', () => {
  const field = 'چه می‌جویید؟'
  const opened = async () => {
    const closed: string[] = []
    const page = await showPart(
      <SearchPanel member={sample('StaffMember')} onClose={() => closed.push('closed')} />,
    )
    const type = async (text: string) => {
      await page.write(field, text)
      const isAsked = () => page.calls.at(-1) === `GET /staff/search/?text=${text}`
      while (!isAsked()) await act(() => new Promise((resolve) => setTimeout(resolve, 1)))
      await page.after(() => {})
      expect(page.read()).toContain('status: ۸ نتیجه')
    }
    return { page, type, closed }
  }
  const combobox = () => document.querySelector('[role=combobox]')
  const arrowDown = () =>
    act(async () => {
      const key = { key: 'ArrowDown', bubbles: true, cancelable: true }
      combobox()?.dispatchEvent(new KeyboardEvent('keydown', key))
    })
  const chosen = () =>
    [...document.querySelectorAll('[role=option]')].findIndex(
      (option) => option.getAttribute('aria-selected') === 'true',
    )

  it('begins with the focus in its field', async () => {
    await opened()
    expect(document.activeElement).toBe(combobox())
  })

  it('opens the first finding at Enter', async () => {
    const { page, type, closed } = await opened()
    await type('آبان')
    await page.enter(field)
    expect([location.pathname, ...closed]).toEqual(['/staff/orders/6604', 'closed'])
  })

  it('opens the finding that was chosen by arrows, and chooses none once more is typed', async () => {
    const { page, type, closed } = await opened()
    await type('آبان')
    await arrowDown()
    await arrowDown()
    expect(chosen()).toBe(1)
    await type('آبان‌ها')
    expect(chosen()).toBe(-1)
    expect(combobox()?.hasAttribute('aria-activedescendant')).toBe(false)
    await arrowDown()
    await arrowDown()
    await page.enter(field)
    expect([location.pathname, ...closed]).toEqual(['/staff/orders/9395', 'closed'])
  })
})

describe('an export', () => {
  it.each([
    [0, ['button «خروجی CSV از ۰ نتیجه» off', 'button «خروجی اکسل از ۰ نتیجه» off']],
    [1, ['button «خروجی CSV از ۱ نتیجه»', 'button «خروجی اکسل از ۱ نتیجه»']],
  ])('of %i entries is offered only if there are some', async (total, buttons) => {
    const actor = actorInState(staffExportModel, { state: 'closed' })
    const choice = { list: 'products', search: 'آبان' } as const
    const page = await showPart(<ExportButtons {...{ actor, choice, total }} />)
    expect(page.read('[role=group]')).toEqual(buttons)
  })
})

describe('a text in the back office', () => {
  const sheet = () => document.querySelector('[role=textbox]')

  it('is written only while its editor is on', async () => {
    function Page() {
      const [disabled, setDisabled] = useState(false)
      return (
        <>
          <button onClick={() => setDisabled(!disabled)}>عوض</button>
          <RichEditor
            {...{ label: 'متن', value: [], error: undefined, levels: [2], disabled }}
            onChange={() => {}}
          />
        </>
      )
    }
    const page = await showPart(<Page />)
    const states: unknown[] = [sheet()?.getAttribute('contenteditable')]
    for (let times = 0; times < 2; times += 1) {
      await page.press('عوض')
      states.push(sheet()?.getAttribute('contenteditable'))
    }
    expect(states).toEqual(['true', 'false', 'true'])
  })

  it.each([
    ['/productlist/mobile', '/productlist/mobile'],
    ['https://other.example/', 'https://other.example/'],
    ['http://other.example/', ''],
    ['javascript:alert(1)', ''],
  ])('that leads to %s leads to «%s» in the editor', async (link, target) => {
    const content = [{ text: 'اینجا', bold: false, italic: false, link }]
    const value: Schemas['RichText'] = [{ type: 'paragraph', content }]
    await showPart(
      <RichEditor
        {...{ label: 'متن', value, error: undefined, levels: [2], disabled: false }}
        onChange={() => {}}
      />,
    )
    expect(sheet()?.querySelector('a')?.getAttribute('href')).toBe(target)
  })

  describe('with two links', () => {
    const links = [
      { text: 'یک', bold: false, italic: false, link: '/one' },
      { text: ' و ', bold: false, italic: false, link: '' },
      { text: 'دو', bold: false, italic: false, link: '/two' },
    ]
    const opened = async () => {
      function Page() {
        const [disabled, setDisabled] = useState(false)
        return (
          <>
            <button onClick={() => setDisabled(true)}>بستن متن</button>
            <RichEditor
              label="متن"
              value={[{ type: 'paragraph', content: links }]}
              error={undefined}
              levels={[2]}
              disabled={disabled}
              onChange={() => {}}
            />
          </>
        )
      }
      const page = await showPart(<Page />)
      const { editor } = Object(sheet())
      const select = async (from: number, to = from) => {
        await act(async () => editor.commands.setTextSelection({ from, to }))
      }
      const panel = () =>
        page.read().filter((line) => line.includes('نشانی پیوند') || line.includes(' پیوند»'))
      return { page, select, panel }
    }

    it('shows the link at the caret, wherever it goes', async () => {
      const { page, select, panel } = await opened()
      await select(2)
      await page.press('پیوند')
      expect(panel()).toEqual([
        'field «نشانی پیوند» = /one',
        'button «گذاشتن پیوند»',
        'button «برداشتن پیوند»',
      ])
      await select(7)
      expect(panel()).toEqual([
        'field «نشانی پیوند» = /two',
        'button «گذاشتن پیوند»',
        'button «برداشتن پیوند»',
      ])
    })

    it('takes a link only for a text that is selected', async () => {
      const { page, select, panel } = await opened()
      await select(4)
      await page.press('پیوند')
      await page.write('نشانی پیوند', '/three')
      expect(panel()).toEqual([
        'field «نشانی پیوند» = /three',
        'button «گذاشتن پیوند» off',
        'button «برداشتن پیوند» off',
      ])
      await select(4, 5)
      expect(panel()).toEqual([
        'field «نشانی پیوند» = /three',
        'button «گذاشتن پیوند»',
        'button «برداشتن پیوند» off',
      ])
    })

    it('keeps its links while the editor is off', async () => {
      const { page, select, panel } = await opened()
      await select(2)
      await page.press('پیوند')
      await page.press('بستن متن')
      expect(panel()).toEqual([
        'field «نشانی پیوند» = /one',
        'button «گذاشتن پیوند» off',
        'button «برداشتن پیوند» off',
      ])
    })
  })

  it('of a page is previewed with its title, its lead and its sections', async () => {
    const page = await showPart(<TextPagePreview body={sample('TextPageContent')} />)
    expect(page.read().slice(0, 6)).toEqual([
      'title',
      'lead',
      'h2 در این صفحه',
      'link «sections1.title» → #sections1-id',
      'link «sections2.title» → #sections2-id',
      'h2 sections1.title',
    ])
  })
})

describe('the sign-in to the back office', () => {
  it('says that the roles were changed if that is why it asks again', async () => {
    const lacking: Partial<Schemas['Problem']> = {
      code: 'staff_verification_required',
      missing: ['password', 'code'],
      has_password: true,
    }
    const told = async (problem: Partial<Schemas['Problem']>) => {
      const page = await openStaff('/staff', { problems: { getStaffMember: problem } })
      const lines = page.read()
      await page.close()
      expect(lines).toContain('h1 رمز عبور پیشخان')
      return lines.includes(
        'مالک فروشگاه دسترسی‌های شما را عوض کرده است؛ برای همین باید دوباره وارد شوید.',
      )
    }
    expect(await told({ ...lacking, roles_changed: true })).toBe(true)
    expect(await told(lacking)).toBe(false)
  })

  it.each(['too_many_requests', 'code_limit_reached'] as const)(
    'says that no code was sent, and when the next can be, for %s',
    async (code) => {
      const page = await openStaff('/staff/orders', {
        problems: {
          getStaffMember: {
            code: 'staff_verification_required',
            missing: ['code'],
            has_password: true,
          },
          requestStaffOtp: { status: 429, code, retry_after_seconds: 90 },
        },
      })
      const told = page.read().join()
      expect(told).toContain(staffSignIn.code.notSent)
      expect(told).not.toContain(staffSignIn.code.asking)
      expect(told).toContain(login.retryIn)
      expect(told).toContain(
        code === 'too_many_requests' ? staffSignIn.code.tooSoon : problemTexts[code],
      )
      expect(told).not.toContain(login.tooMany)
    },
  )

  it('hands the focus to the heading of the page once the member is in', async () => {
    const problems: Record<string, Partial<Schemas['Problem']>> = {
      getStaffMember: {
        code: 'staff_verification_required',
        missing: ['password'],
        has_password: true,
      },
    }
    const page = await openStaff('/staff/orders', { problems })
    document.querySelector<HTMLElement>('[type=password]')?.focus()
    delete problems['getStaffMember']
    await page.reload()
    expect(document.activeElement?.outerHTML).toContain('سفارش‌ها</h1>')
    await page.close()
    await openStaff('/staff/orders')
    expect(document.activeElement).toBe(document.body)
  })
})

describe('the reason of an import', () => {
  it('is not cut: its field says that it is too long, and nothing is changed', async () => {
    const actor = actorInState(staffImportModel, {
      state: 'sound',
      context: { import: productImport, check: importCheck, reason: null, key: null },
    }).start()
    const page = await showPart(<ConfirmForm actor={actor} total={1} />)
    await page.write('reason', 'د'.repeat(productImportApplicationLimits.reason + 1))
    await pressFocused(page, 'ثبت تغییر ۱ تنوع')
    expect(actor.getSnapshot().context.reason).toBeNull()
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true')
    await page.write('reason', 'د'.repeat(productImportApplicationLimits.reason))
    await pressFocused(page, 'ثبت تغییر ۱ تنوع')
    expect(actor.getSnapshot().context.reason).not.toBeNull()
  })
})
