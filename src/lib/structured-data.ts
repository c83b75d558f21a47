import { shop as config } from '#shop'
import type { Schemas } from '#machines/api/client.ts'
import type { Shop } from './ShopContext.tsx'
import { paths } from './paths.ts'

/** A BreadcrumbList (schema.org). The last crumb is the page itself. @param origin without a slash at the end */
export function breadcrumbData(
  crumbs: readonly { name: string; path: string }[],
  origin: string,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  }
}

/** A FAQPage (schema.org). */
export function questionsData(questions: readonly { question: string; answer: string }[]): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** An Article (schema.org). @param origin without a slash at the end */
export function articleData(article: Schemas['WholeArticle'], shop: Shop, origin: string): object {
  const { id, title, text, cover, published_at: published } = article
  const publisher = { '@type': 'Organization', name: shop.name, url: `${origin}/` }
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: title,
    description: text,
    image: `${origin}${cover}?w=1200`,
    datePublished: published,
    inLanguage: 'fa-IR',
    mainEntityOfPage: `${origin}${paths.article(id)}`,
    author: publisher,
    publisher,
  }
}

/** An ElectronicsStore (schema.org) with its address and opening hours. @param origin without a slash at the end */
export function storeData(shop: Shop, origin: string): object {
  const { latitude, longitude } = config.branch.position
  return {
    '@context': 'https://schema.org',
    '@type': 'ElectronicsStore',
    name: shop.title,
    url: `${origin}/`,
    logo: `${origin}/icon.svg`,
    telephone: shop.phone,
    ...(shop.mail !== '' && { email: shop.mail }),
    // Search engines want hours in their own form, which is known for those of the configuration alone.
    ...(shop.hours === config.branch.hours && { openingHours: config.openingHours }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: shop.place,
      addressCountry: 'IR',
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    sameAs: shop.social.map(({ link }) => link),
  }
}

/** A WebSite with its search (schema.org). @param origin without a slash at the end */
export function webSiteData(shop: Shop, origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: shop.name,
    alternateName: shop.title,
    url: `${origin}/`,
    inLanguage: 'fa-IR',
    potentialAction: {
      '@type': 'SearchAction',
      target: `${origin}${paths.products}?search={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
}
