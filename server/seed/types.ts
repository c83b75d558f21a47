import type { DeviceKind } from '#server/pictures/kinds.ts'

/** The shapes in which demo content is written. Prices are tomans; instants are given relative to the seeding moment. */

/** Which device is drawn: `model` is a key of the picture generator's models of that kind. */
export type SeedPicture = { kind: DeviceKind; model: string }

export type SeedVariant = {
  /** Key of the colour, lower-case kebab English (`cosmic-orange`); also the picture's colour key. */
  color: string
  /** Persian name of the colour. */
  colorName: string
  /** `#rrggbb`. */
  colorCode: string
  price: number
  /** Discounted price; only when it is lower than `price`. */
  newPrice?: number
  /** The offer ends this many hours after seeding. */
  offerEndsInHours?: number
  stock: number
  /** Persian text of a gift that comes with the variant. */
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
  /** Key features beside the gallery: three to six, e.g. «حافظهٔ داخلی» → «۲۵۶ گیگابایت». */
  keyFeatures: { name: string; value: string }[]
  /** The whole specification table, grouped rows in order. */
  specifications: { title: string; value: string }[]
  /** Machine-readable facts for cards and filters. Unknown ones are left out. */
  facts: {
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
  }
  /** Only for used devices. */
  used?: { title: string; value: string }[]
  /** Extra Persian or Latin spellings people type for it («ایفون ۱۷ پرومکس», «17 pro max»). */
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
  /** HTML of Persian paragraphs; empty when there is nothing to say. */
  description: string
  /** Keys of the filters offered in this category, in order; children inherit them. */
  filters?: string[]
  /** Devices shown on its banner and tile. */
  pictures: { kind: DeviceKind; model: string; color: string }[]
}

export type SeedBrand = { slug: string; name: string; englishName: string; aliases: string[] }
