import { useLayoutEffect } from 'react'
import { useSite } from '#src/lib/SiteContext.tsx'
import { dropUnclaimed } from '#src/lib/unclaimed-head.ts'
import { shop as config } from '#shop'
import { useShop } from '#src/lib/ShopContext.tsx'

type Props = {
  title: string
  /** Uses the title as it is, without the shop's name. */
  whole?: boolean
  description?: string
  /** Path or absolute URL of the canonical page. */
  canonical?: string
  index?: boolean
  /** Path of the Open Graph picture, 1200 × 630. */
  image?: string
  imageAlt?: string
  type?: 'website' | 'product' | 'article'
  /** Structured data, one object per block. */
  jsonLd?: readonly object[]
}

/** The head tags of a page; React hoists them into `<head>`. */
export function Head(props: Props) {
  const shop = useShop()
  const { title, description = config.description, canonical, index = true, image, jsonLd } = props
  const { origin } = useSite()
  useLayoutEffect(dropUnclaimed, [])
  const absolute = (address: string) => new URL(address, origin || 'http://localhost').href
  const full = props.whole === true || title.includes(shop.name) ? title : `${title} | ${shop.name}`
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={index ? 'index, follow' : 'noindex, follow'} />
      {canonical !== undefined && <link rel="canonical" href={absolute(canonical)} />}
      <meta property="og:site_name" content={shop.name} />
      <meta property="og:locale" content="fa_IR" />
      <meta property="og:type" content={props.type ?? 'website'} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      {canonical !== undefined && <meta property="og:url" content={absolute(canonical)} />}
      {image !== undefined && <meta property="og:image" content={absolute(image)} />}
      {props.imageAlt !== undefined && <meta property="og:image:alt" content={props.imageAlt} />}
      <meta name="twitter:card" content={image === undefined ? 'summary' : 'summary_large_image'} />
      {jsonLd?.map(toJson).map((json) => (
        <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      ))}
    </>
  )
}

function toJson(block: object): string {
  return JSON.stringify(block).replaceAll('<', '\\u003c')
}
