import type { SeedProduct } from '#demo/seed/types.ts'
import { amount, noBreakSpace, persianNumber, storageText } from '#domain/units.ts'
import { bound, storageLatin } from './text.ts'
import { variantsOf, type Offer } from './variants.ts'

/** Title, value, sentence: one paragraph of the introduction with a heading. */
export type Highlight = readonly [title: string, value: string, description: string]

/** Megapixels and the purpose of the lens. */
export type Lens = readonly [megapixels: number, role: string]

/** The common data of a phone or tablet, whatever its memory. Lengths in millimeters, weight in grams. */
export type HandsetModel = {
  kind: 'phone' | 'tablet'
  /** The picture's model, and the beginning of the slug. */
  model: string
  category: string
  brand: string
  /** Persian name with its brand: «اپل آیفون ۱۷ پرو مکس». */
  name: string
  english: string
  /** Memory in gigabytes if every configuration has the same. */
  ram?: number
  screen: {
    inch: number
    panel: string
    pixels: readonly [number, number]
    hz: number
    nits?: number
  }
  chip: string
  cameras: readonly Lens[]
  video: string
  selfie: Lens
  batteryMah?: number
  chargeW: number
  wirelessW?: number
  os: string
  body: string
  size?: readonly [height: number, width: number, depth: number]
  weight?: number
  ip?: string
  sim: string
  fiveG: boolean
  esim?: boolean
  links: string
  port: string
  connector?: 'usb-c' | 'lightning'
  unlock: string
  card?: string
  extras?: readonly (readonly [title: string, value: string])[]
  year: number
  warranty?: string
  introduction: readonly string[]
  highlights: readonly Highlight[]
  aliases: readonly string[]
}

export type Configuration = Offer & {
  storage: number
  /** Gigabytes; required if the model does not set it. */
  ram?: number
  /** Suffix of the title: «نات‌اکتیو», «وای‌فای». */
  note?: string
  /** The same for the English title and the slug. */
  noteLatin?: string
}

/** One product per configuration of a phone or tablet. */
export function handsets(model: HandsetModel, configurations: Configuration[]): SeedProduct[] {
  return configurations.map((configuration) => handset(model, configuration))
}

/** The product of one configuration; its title is «گوشی اپل آیفون ۱۷ پرو مکس، ۲۵۶ گیگابایت، رم ۱۲». */
export function handset(model: HandsetModel, configuration: Configuration): SeedProduct {
  const { storage, note, noteLatin } = configuration
  const ram = configuration.ram ?? model.ram
  const picture = { kind: model.kind, model: model.model }
  const noun = model.kind === 'tablet' ? 'تبلت' : 'گوشی'
  return {
    slug: [
      model.model,
      configuration.ram && `${configuration.ram}gb`,
      storageLatin(storage).toLowerCase(),
      noteLatin?.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
    ]
      .filter(Boolean)
      .join('-'),
    category: model.category,
    brand: model.brand,
    title: bound(
      [`${noun} ${model.name}`, storageText(storage), ram && `رم ${persianNumber(ram)}`, note]
        .filter(Boolean)
        .join('، '),
    ),
    secondTitle: [
      model.english,
      storageLatin(storage),
      configuration.ram && `${configuration.ram}GB RAM`,
      noteLatin,
    ]
      .filter(Boolean)
      .join(' '),
    warranty: bound(model.warranty ?? 'گارانتی ۱۸ ماهه شرکتی با رجیستری'),
    picture,
    variants: variantsOf(configuration, picture),
    introduction: model.introduction.map(bound),
    highlights: model.highlights.map(([title, value, description]) => ({
      title,
      value: bound(value),
      description: bound(description),
    })),
    keyFeatures: keyFeatures(model, storage, ram),
    specifications: specifications(model, storage, ram),
    facts: {
      model: [model.model, noteLatin].filter(Boolean).join(' '),
      storageGb: storage,
      ramGb: ram,
      batteryMah: model.batteryMah,
      cameraMp: model.cameras[0]?.[0],
      displayInch: model.screen.inch,
      refreshHz: model.screen.hz,
      fiveG: model.fiveG,
      esim: model.esim ?? model.sim.includes('eSIM'),
      waterproof: model.ip !== undefined && /IP\d[789]/.test(model.ip),
      fastChargeW: model.chargeW,
      wirelessCharge: model.wirelessW !== undefined,
      os: model.brand === 'apple' ? 'ios' : 'android',
      connector: model.connector ?? 'usb-c',
      releaseYear: model.year,
    },
    aliases: [...model.aliases],
    ...(configuration.flagship && { flagship: true }),
    soldCount: configuration.sold,
    addedDaysAgo: configuration.age,
  }
}

function keyFeatures(model: HandsetModel, storage: number, ram: number | undefined) {
  return named([
    ['حافظهٔ داخلی', storageText(storage)],
    ['رم', ram && amount(ram, 'گیگابایت')],
    ['دوربین', mainCamera(model)],
    ['باتری', model.batteryMah && amount(model.batteryMah, 'میلی‌آمپرساعت')],
    model.kind === 'tablet'
      ? ['صفحه‌نمایش', amount(model.screen.inch, 'اینچ')]
      : ['سیم‌کارت', bound(model.sim)],
    ['مقاومت', model.ip],
  ]).slice(0, 6)
}

function specifications(model: HandsetModel, storage: number, ram: number | undefined) {
  const { screen, size } = model
  const [across, along] = screen.pixels
  const rows = named([
    ['صفحه‌نمایش', `${screen.panel}، ${amount(screen.inch, 'اینچ')}، ${amount(screen.hz, 'هرتز')}`],
    ['پردازنده', model.chip],
    ['دوربین اصلی', model.cameras.map(lens).join('؛ ')],
    ['باتری و شارژ', batteryAndCharge(model)],
    ['وضوح تصویر', `${persianNumber(across)} × ${persianNumber(along)}${noBreakSpace}پیکسل`],
    ['بیشینهٔ روشنایی', screen.nits && amount(screen.nits, 'نیت')],
    ['حافظهٔ داخلی', storageText(storage)],
    ['رم', ram && amount(ram, 'گیگابایت')],
    ['کارت حافظه', model.card ?? 'ندارد'],
    ['دوربین سلفی', lens(model.selfie)],
    ['فیلم‌برداری', model.video],
    ['سیم‌کارت', model.sim],
    ['شبکه', model.fiveG ? '5G' : model.kind === 'tablet' ? 'بدون سیم‌کارت، فقط Wi-Fi' : '4G'],
    ['ارتباطات', model.links],
    ['درگاه', model.port],
    ['قفل‌گشایی', model.unlock],
    ['بدنه', model.body],
    ['ابعاد', size && `${size.map(persianNumber).join(' × ')} میلی‌متر`],
    ['وزن', model.weight && amount(model.weight, 'گرم')],
    ['مقاومت در برابر آب و گردوغبار', model.ip],
    ['سیستم‌عامل', model.os],
    ...(model.extras ?? []),
    ['سال معرفی', persianNumber(model.year)],
  ])
  return rows.map(({ name, value }) => ({ title: name, value }))
}

function batteryAndCharge({ batteryMah, chargeW, wirelessW }: HandsetModel): string {
  return [
    batteryMah && amount(batteryMah, 'میلی‌آمپرساعت'),
    `شارژ سیمی ${amount(chargeW, 'وات')}`,
    wirelessW && `شارژ بی‌سیم ${amount(wirelessW, 'وات')}`,
  ]
    .filter(Boolean)
    .join('، ')
}

function mainCamera(model: HandsetModel): string | undefined {
  const [first, ...others] = model.cameras
  if (!first) return undefined
  const count = ['', ' دوگانه', ' سه‌گانه', ' چهارگانه'][others.length] ?? ''
  return `${amount(first[0], 'مگاپیکسل')}${count}`
}

function lens([megapixels, role]: Lens): string {
  return role ? `${amount(megapixels, 'مگاپیکسل')} ${role}` : amount(megapixels, 'مگاپیکسل')
}

function named(rows: readonly (readonly [string, string | number | undefined])[]) {
  return rows.flatMap(([name, value]) => (value ? [{ name, value: bound(String(value)) }] : []))
}
