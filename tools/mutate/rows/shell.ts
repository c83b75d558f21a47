import type { RowMutant } from './row-mutant.ts'

const frame = 'src/app/shell'
const account = 'src/features/account/shared'

/** The frame of the shop, its menus and its failure pages, and the routes. */
export const shellRows: readonly RowMutant[] = [
  {
    row: 'SHELL-02',
    file: 'src/app/document.tsx',
    from: 'lang="fa" dir="rtl"',
    to: 'lang="fa" dir="ltr"',
  },
  { row: 'SHELL-03', file: 'i18n/fa/ui.ts', from: "toman: 'تومان'", to: "toman: 'ریال'" },
  { row: 'SHELL-07', file: 'domain/digits.ts', from: '(?:\\d{3})+$', to: '(?:\\d{4})+$' },
  {
    row: 'SHELL-08',
    file: 'src/lib/format.ts',
    from: "('fa-IR', { timeZone, day: 'numeric'",
    to: "('fa-IR-u-ca-gregory', { timeZone, day: 'numeric'",
  },
  { row: 'SHELL-12', file: `${frame}/CornerButtons.tsx`, from: 'top: 0,', to: 'top: 400,' },
  {
    row: 'SHELL-13',
    file: `${frame}/CornerButtons.tsx`,
    from: 'setChatting(true)',
    to: 'setChatting(false)',
  },
  {
    row: 'SHELL-19',
    file: 'demo/catalogue/announcement.ts',
    from: "text: 'پیش‌فروش تلفنی",
    to: "text: 'فروش تلفنی",
  },
  {
    row: 'SHELL-20',
    file: 'src/features/menus/shared/Pickup.tsx',
    from: '{shop.place}',
    to: '{shop.phoneShown}',
  },
  {
    row: 'SHELL-23',
    file: `${frame}/FailurePage.tsx`,
    from: '<ButtonLink href={paths.home} icon="home">',
    to: '<ButtonLink href={paths.products} icon="home">',
  },
  {
    row: 'SHELL-25',
    file: `${frame}/FailurePage.tsx`,
    from: 'history.back()',
    to: 'history.go(0)',
  },
  {
    row: 'SHELL-28',
    file: `${frame}/use-scroll.ts`,
    from: 'moved > 8) scrollingDown = true',
    to: 'moved > 8) scrollingDown = false',
  },
  {
    row: 'SHELL-29',
    file: `${frame}/Corner.tsx`,
    from: 'useScrolledPast(20)',
    to: 'useScrolledPast(40)',
  },
  {
    row: 'SHELL-31',
    file: `${frame}/header/SuggestionList.tsx`,
    from: '<Bdi>{title}</Bdi>',
    to: '<Bdi>{title.slice(0, 3)}</Bdi>',
  },
  {
    row: 'SHELL-34',
    file: `${frame}/DrawerContent.tsx`,
    from: '{node.sub_menu.map(',
    to: '{node.sub_menu.slice(0, 0).map(',
  },
  {
    row: 'SHELL-35',
    file: 'domain/shown-menus.ts',
    from: 'all_items_href: path,',
    to: 'all_items_href: `${path}/all`,',
  },
  {
    row: 'SHELL-38',
    file: `${account}/account-links.ts`,
    from: "{ href: paths.advisor, icon: 'compass', title: links.advisor },",
    to: '',
  },
  {
    row: 'SHELL-39',
    file: `${account}/account-links.ts`,
    from: "title: links.support, counts: 'tickets' }",
    to: 'title: links.support }',
  },
  {
    row: 'SHELL-44',
    file: `${account}/Person.tsx`,
    from: '{name}</strong>',
    to: '{profile.first_name}</strong>',
  },
  {
    row: 'SHELL-46',
    file: `${account}/WalletTotal.tsx`,
    from: '?.total_funds ?? 0',
    to: '?.balance ?? 0',
  },
  {
    row: 'SHELL-54',
    file: 'src/features/notifications/shared/AskForNotifications.tsx',
    from: '365 * 24 * 3600',
    to: '30 * 24 * 3600',
  },
  {
    row: 'SHELL-62',
    file: `${frame}/header/use-suggestions.ts`,
    from: 'size: 20',
    to: 'size: 10',
  },
  {
    row: 'SHELL-63',
    file: 'src/features/list/shared/brief-products.queries.ts',
    from: "({ signal }) => unwrap(api.GET('/product/', { params: { query }, signal }))",
    to: "() => unwrap(api.GET('/product/', { params: { query } }))",
  },
  {
    row: 'SHELL-64',
    file: 'src/ui/slides.ts',
    from: 'intervalMs = 4000',
    to: 'intervalMs = 6000',
  },
  {
    row: 'ROUTE-16',
    file: 'machines/flows/checkout/checkout.selectors.ts',
    from: "invoice: '/cart/invoice'",
    to: "invoice: '/cart/bill'",
  },
  {
    row: 'ROUTE-20',
    file: 'src/lib/paths.ts',
    from: "usedPhone: '/used-phone'",
    to: "usedPhone: '/sell-phone'",
  },
  {
    row: 'ROUTE-22',
    file: 'src/lib/paths.ts',
    from: "compare: '/product-compare'",
    to: "compare: '/compare'",
  },
  {
    row: 'ROUTE-40',
    file: 'domain/redirect.ts',
    from: "new URL('/payment/callback', siteUrl)",
    to: "new URL('/payment/result', siteUrl)",
  },
]
