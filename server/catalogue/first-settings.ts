import { firstSettings as first } from '#i18n/fa/first-settings.ts'
import type { Schemas } from '#server/schemas.ts'

/** The settings of a shop that has published none. */
export const firstSettings: Schemas['ShopSettingsContent'] = {
  ...first,
  kind: 'shopSettings',
  social: [...first.social],
  marks: first.marks.map((mark) => ({ ...mark, is_shown: true })),
  seals: [],
  units_per_order: null,
  units_per_day: null,
  open_orders: null,
  offers_credit: true,
}
