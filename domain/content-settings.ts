import { dialed, toLatinDigits } from './digits.ts'
import { repeated, required, shopLinkFaults, type ContentFault } from './content-fault.ts'
import { isBlank } from './persian.ts'

type Network = 'instagram' | 'telegram' | 'whatsapp' | 'linkedin'
type Mark = { icon: string; title: string; text: string; link: string; is_shown: boolean }

/** Limits are units or orders; null is the server's own. */
export type ShopSettings = {
  kind: 'shopSettings'
  name: string
  title: string
  tel: string
  mail: string
  place: string
  hours: string
  social: readonly { network: Network; link: string }[]
  marks: readonly Mark[]
  seals: readonly { title: string; picture: string; link: string }[]
  units_per_order: number | null
  units_per_day: number | null
  open_orders: number | null
  offers_credit: boolean
  checks_vpn: boolean
}

/** What keeps the settings of the shop from being published. */
export function shopSettingsFaults(settings: ShopSettings): ContentFault[] {
  const { tel, mail, social, marks, seals, units_per_order: units, units_per_day: daily } = settings
  const networks = social.map(({ network }) => network)
  const titles = marks.map(({ title }) => title.trim() || null)
  return [
    ...(['name', 'title', 'place', 'hours'] as const).flatMap((field) =>
      required(field, settings[field]),
    ),
    ...broken('tel', 'tel', !isPhone(tel)),
    ...broken('mail', 'mail', !isBlank(mail) && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail.trim())),
    ...social.flatMap(({ link }, place) => [
      ...repeated(`social.${place}.network`, networks, place),
      ...broken(`social.${place}.link`, 'https', !isOutside(link)),
    ]),
    ...marks.flatMap((mark, place) => [
      ...required(`marks.${place}.title`, mark.title),
      ...repeated(`marks.${place}.title`, titles, place),
      ...required(`marks.${place}.text`, mark.text),
      ...shopLinkFaults(`marks.${place}.link`, mark.link),
    ]),
    ...seals.flatMap(({ title, picture, link }, place) => [
      ...required(`seals.${place}.title`, title),
      ...required(`seals.${place}.picture`, picture),
      ...broken(`seals.${place}.link`, 'https', !isBlank(link) && !isOutside(link)),
    ]),
    ...broken('units_per_order', 'many', units !== null && daily !== null && units > daily),
  ]
}

/** What shoppers see of the settings: without marks that are hidden, and blanks around texts. */
export function shownShop(settings: ShopSettings) {
  const { name, title, tel, mail, place, hours, social, marks, seals, checks_vpn } = settings
  const trimmed = <Linked extends { link: string }>(linked: Linked) => ({
    ...linked,
    link: linked.link.trim(),
  })
  return {
    name: name.trim(),
    title: title.trim(),
    tel: tel.trim(),
    mail: mail.trim(),
    place,
    hours,
    checks_vpn,
    seals: seals.map(trimmed),
    social: social.map(trimmed),
    marks: marks
      .filter((mark) => mark.is_shown)
      .map(({ icon, title: head, text, link }) => ({ icon, title: head, text, link: link.trim() })),
  }
}

const isPhone = (tel: string): boolean =>
  /^\+?[\d\s-]+$/.test(toLatinDigits(tel).trim()) && /^\+?\d{4,15}$/.test(dialed(tel))

const isOutside = (link: string): boolean => /^https:\/\/[^\s"<>\\]+$/.test(link.trim())

const broken = (field: string, rule: ContentFault['rule'], isBroken: boolean): ContentFault[] =>
  isBroken ? [{ field, rule }] : []
