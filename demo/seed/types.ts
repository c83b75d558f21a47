import type { DeviceKind } from '#demo/pictures/kinds.ts'

/** The formats in which demo content is written. Prices are tomans; instants are relative to the seeding time. */

/** The device to draw: `model` is a key of the picture generator's models of that kind. */
export type SeedPicture = { kind: DeviceKind; model: string }

export type SeedVariant = {
  /** Key of the color, lower-case kebab English (`cosmic-orange`); also the picture's color key. */
  color: string
  /** Persian name of the color. */
  colorName: string
  /** `#rrggbb`. */
  colorCode: string
  price: number
  /** Discounted price; only when it is lower than `price`. */
  newPrice?: number
  /** The offer ends this many hours after seeding. */
  offerEndsInHours?: number
  stock: number
  /** Persian text of a gift with the variant. */
  gift?: string
}

export type SeedProduct = {
  slug: string
  /** Slug of the leaf category (`iphone`, `used-iphone`, `power-bank`). */
  category: string
  brand: string
  /** Persian title, Persian digits, NBSP between a number and its noun. */
  title: string
  /** English title. */
  secondTitle: string
  /** Persian warranty name. */
  warranty: string
  picture: SeedPicture
  variants: SeedVariant[]
  /** Persian introduction, two or three paragraphs of plain text. */
  introduction: string[]
  /** Headed paragraphs for the introduction tab. */
  highlights: { title: string; value: string; description: string }[]
  /** Key features next to the gallery: three to six, e.g. «حافظهٔ داخلی» → «۲۵۶ گیگابایت». */
  keyFeatures: { name: string; value: string }[]
  /** The whole specification table, grouped rows in order. */
  specifications: { title: string; value: string }[]
  /** Machine-readable facts for cards and filters. Unknown ones are left out. */
  facts: {
    /** The same for the products that differ in storage and memory alone. */
    model?: string
    storageGb?: number
    ramGb?: number
    batteryMah?: number
    cameraMp?: number
    displayInch?: number
    refreshHz?: number
    fiveG?: boolean
    esim?: boolean
    waterproof?: boolean
    fastChargeW?: number
    powerW?: number
    wirelessCharge?: boolean
    noiseCancelling?: boolean
    os?: 'ios' | 'android' | 'other'
    connector?: 'usb-c' | 'lightning' | 'micro-usb'
    releaseYear?: number
    /** Percent; of used devices. */
    batteryHealth?: number
  }
  /** Only for used devices. */
  used?: { title: string; value: string }[]
  /** Other Persian or Latin spellings that people type for it («ایفون ۱۷ پرومکس», «17 pro max»). */
  aliases: string[]
  flagship?: boolean
  soldCount: number
  /** Days before seeding on which it was added. */
  addedDaysAgo: number
}

export type SeedCategory = {
  slug: string
  /** Persian name. */
  name: string
  parent: string | null
  titleTag: string
  descriptionTag: string
  /** HTML with Persian paragraphs; may be empty. */
  description: string
  /** Keys of the filters offered in this category, in order; children inherit them. */
  filters?: string[]
  /** Devices shown on its banner and tile. */
  pictures: { kind: DeviceKind; model: string; color: string }[]
}

/** `accent` is a part of the text that stands out, `more` its end on wide screens. */
export type SeedAnnouncement = { text: string; accent: string; more: string; link: string }

export type SeedBrand = { slug: string; name: string; englishName: string; aliases: string[] }

/**
 * A picture with text and a link. `scene` names a composition of the picture generator; the heroes have another one for
 * phones, `<scene>-mobile`.
 */
export type SeedBanner = {
  scene: string
  kicker?: string
  title: string
  text?: string
  /** The link's label; the price if `priceOf` is given. */
  action?: string
  /** Slug of the product whose price is shown: its lowest, or that of `color`. */
  priceOf?: string
  /** The color that the scene shows. */
  color?: string
  link: string
  tint: 'firouzeh' | 'saffron' | 'rose' | 'sky' | 'sage'
}

/** Selects products of a category; bounds are inclusive, prices in tomans. */
export type SeedRule = {
  category: string
  min?: Partial<Record<NumericFact, number>>
  max?: Partial<Record<NumericFact, number>>
  is?: Partial<Record<BooleanFact, boolean>>
  minPrice?: number
  maxPrice?: number
}

type NumericFact =
  'batteryMah' | 'cameraMp' | 'displayInch' | 'ramGb' | 'refreshHz' | 'storageGb' | 'releaseYear'
type BooleanFact = 'fiveG' | 'waterproof' | 'wirelessCharge' | 'noiseCancelling'

/** A list that is not a category: requests can use `slug` like a category's. */
export type SeedCollection = { slug: string; name: string; icon: string; rule: SeedRule }

/** The products of a slider: hand-picked, or the first ones that match a rule in a given sort order. */
export type SeedPick =
  | { slugs: string[] }
  | {
      rule: SeedRule
      ordering: '-sold_count' | '-create_at' | '-current_discount_amount'
      size: number
    }

export type SeedStory = {
  name: string
  /** Composition of its cover. */
  scene: string
  tint: SeedBanner['tint']
  items: { product: string; color: string; text: string }[]
}

export type SeedArticle = {
  title: string
  /** Summary shown in lists. */
  excerpt: string
  /** Plain paragraphs before the first heading. */
  introduction: string[]
  sections: { title: string; paragraphs: string[] }[]
  /** Slugs of the products that it is about. */
  products: string[]
  publishedDaysAgo: number
  scene: string
}

export type SeedHomeSection =
  | { type: 'STORY'; stories: SeedStory[] }
  | { type: 'HERO_SECTION'; slides: SeedBanner[] }
  | { type: 'FLAGSHIP'; title: string; tiles: { category: string; name: string }[] }
  | { type: 'PRODUCT'; title: string; category: string; query?: string; pick: SeedPick }
  | { type: 'CUSTOM_PRODUCT'; title: string; text: string; query: string; pick: SeedPick }
  | { type: 'PROPERTY'; title: string; category: string; tabs: SeedCollection[] }
  | { type: 'SMALL_BANNER'; banners: SeedBanner[] }
  | { type: 'FULL_WIDTH_BANNER'; banners: SeedBanner[] }
  | { type: 'LATEST_ARTICLES'; title: string; size: number }

/** The long text below the home page. */
export type SeedSeoText = {
  title: string
  paragraphs: string[]
  questions: { question: string; answer: string }[]
}

/** A node of the mega-menu: it links to its category, narrowed by `query` if given. */
export type SeedMenuNode = {
  title: string
  icon?: string
  category: string
  query?: string
  allItemsTitle?: string
  children?: SeedMenuNode[]
}

export type SeedComment = {
  product: string
  stars: 1 | 2 | 3 | 4 | 5
  name: string
  text: string
  daysAgo: number
  likes: number
  dislikes: number
  isBuyer: boolean
  /** The shop's answer. */
  reply?: string
}

export type SeedQuestion = {
  product: string
  name: string
  text: string
  daysAgo: number
  /** `name` is null for the shop's own. */
  answers: { name: string | null; text: string; isBuyer: boolean }[]
}

/** A ticket of the demo's customer with its messages, oldest first. */
export type SeedTicket = {
  title: string
  /** Title of a ticket category. */
  category: string
  status: 'OPEN' | 'PENDING' | 'CLOSED'
  chat: { text: string; isAdmin: boolean; daysAgo: number; seen: boolean }[]
}

/** A message of the shop to the demo's customer; `product` is a slug. */
export type SeedMessage = {
  title: string
  text: string
  product: string | null
  daysAgo: number
  seen: boolean
}
