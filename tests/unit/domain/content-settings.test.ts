import { describe, expect, it } from 'vitest'
import { shopSettingsFaults, type ShopSettings } from '#domain/content-settings.ts'
import { dialed } from '#domain/digits.ts'

const settings: ShopSettings = {
  kind: 'shopSettings',
  name: 'فیروزه',
  title: 'فروشگاه فیروزه',
  tel: '۰۲۱-۸۸۰۰ ۱۸۰۰',
  mail: '',
  place: 'تهران',
  hours: '۹ تا ۲۱',
  social: [{ network: 'telegram', link: 'https://t.me/firouzeh' }],
  marks: [{ icon: 'lock', title: 'خرید امن', text: 'از بانک', link: '/terms', is_shown: true }],
  seals: [{ title: 'اینماد', picture: '/uploads/a', link: '' }],
  units_per_order: 5,
  units_per_day: 5,
  open_orders: null,
  offers_credit: true,
  checks_vpn: false,
}

describe('the settings of the shop', () => {
  it('are published when they are whole', () => {
    expect(shopSettingsFaults(settings)).toEqual([])
    expect(shopSettingsFaults({ ...settings, mail: 'info@firouzeh.example' })).toEqual([])
  })

  it.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ tel: '' }, 'tel', 'tel'],
    [{ tel: 'تلفن ۱۲۳۴' }, 'tel', 'tel'],
    [{ mail: 'info' }, 'mail', 'mail'],
    [{ social: [{ network: 'telegram', link: 'javascript:alert(1)' }] }, 'social.0.link', 'https'],
    [{ social: [...settings.social, ...settings.social] }, 'social.1.network', 'twice'],
    [{ seals: [{ title: 'نماد', picture: '', link: '' }] }, 'seals.0.picture', 'required'],
    [{ seals: [{ title: 'نماد', picture: '/a', link: '/b' }] }, 'seals.0.link', 'https'],
    [
      { marks: settings.marks.map((mark) => ({ ...mark, link: '/staff' })) },
      'marks.0.link',
      'link',
    ],
    [{ units_per_day: 4 }, 'units_per_order', 'many'],
  ] as const)('are not published with %o', (fields, field, rule) => {
    expect(shopSettingsFaults({ ...settings, ...fields })).toEqual([{ field, rule }])
  })

  it('have a number that can be dialed', () => {
    expect([dialed(settings.tel), dialed('+98 21 88001800')]).toEqual([
      '02188001800',
      '+982188001800',
    ])
  })
})
