import { siteLinks } from '#i18n/fa/site-links.ts'
import type { Schemas } from '#server/schemas.ts'

/** The links of header and footer of a shop that has published none. */
export const firstLinks: Schemas['SiteLinksContent'] = {
  kind: 'siteLinks',
  links: siteLinks.links.map(({ icon, title, href }) => ({
    icon,
    title,
    link: href,
    is_shown: true,
  })),
  columns: siteLinks.columns.map(({ title, links }) => ({
    title,
    is_shown: true,
    links: links.map(({ title, href }) => ({ title, link: href, is_shown: true })),
  })),
}
