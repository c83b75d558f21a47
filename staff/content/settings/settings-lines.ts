import { toPersianDigits } from '#domain/digits.ts'
import { networks } from '#i18n/fa/networks.ts'
import { staffActions } from '#i18n/fa/staff-actions.ts'
import { staffMenus } from '#i18n/fa/staff-menus.ts'
import { staffSettings as words } from '#i18n/fa/staff-settings.ts'
import type { Schemas } from '#machines/api/client.ts'
import { isolatedCode } from '#src/lib/format.ts'
import { named } from '../named-line.ts'

/** The settings of the shop, line by line. */
export function settingsLines(settings: Schemas['ShopSettingsContent']): string[] {
  const texts = ['name', 'title', 'tel', 'mail', 'place', 'hours'] as const
  const limits = ['units_per_order', 'units_per_day', 'open_orders'] as const
  return [
    ...texts.map((field) =>
      named(
        words[field],
        field === 'tel' ? isolatedCode(toPersianDigits(settings.tel)) : settings[field],
      ),
    ),
    ...settings.social.map(({ network, link }) => named(networks[network], link)),
    ...settings.marks.flatMap(({ title, text, link, is_shown: isShown }) => [
      named(title, text),
      named(staffMenus.under(title, staffMenus.link), link),
      named(staffMenus.under(title, staffMenus.shown), yesOrNo(isShown)),
    ]),
    ...settings.seals.flatMap(({ title, picture, link }) => [
      named(staffMenus.under(title, words.sealPicture), picture),
      named(staffMenus.under(title, words.sealUrl), link),
    ]),
    ...limits.map((field) => named(words.limits[field], toPersianDigits(settings[field] ?? ''))),
    named(words.credit, yesOrNo(settings.offers_credit)),
    named(words.vpn, yesOrNo(settings.checks_vpn)),
  ]
}

const yesOrNo = (value: boolean) => staffActions[value ? 'yes' : 'no']
