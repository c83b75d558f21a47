/** The way to a page (schema.org). The last crumb is the page itself. @param origin without a slash at the end */
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
