import { page, routesOf } from '#src/lib/route.ts'
import { ListSkeleton } from '#src/features/list/ListSkeleton.tsx'
import { ProductSkeleton } from '#src/features/product/ProductSkeleton.tsx'

const cart = page(
  'src/features/checkout/CartPage.tsx',
  () => import('#src/features/checkout/CartPage.tsx').then((m) => m.cartPage),
  { layout: 'checkout' },
)

/** Every page of the shop; a path of `lib/paths.ts` without a page does not compile. */
export const routes = routesOf({
  home: page(
    'src/features/home/HomePage.tsx',
    () => import('#src/features/home/HomePage.tsx').then((m) => m.homePage),
    { shared: true },
  ),
  products: page(
    'src/features/list/ListPage.tsx',
    () => import('#src/features/list/ListPage.tsx').then((m) => m.productsPage),
    { shared: true, Skeleton: ListSkeleton },
  ),
  category: page(
    'src/features/list/ListPage.tsx',
    () => import('#src/features/list/ListPage.tsx').then((m) => m.categoryPage),
    { shared: true, Skeleton: ListSkeleton },
  ),
  product: page(
    'src/features/product/ProductPage.tsx',
    () => import('#src/features/product/ProductPage.tsx').then((m) => m.productPage),
    { shared: true, Skeleton: ProductSkeleton },
  ),
  articles: page(
    'src/features/articles/BlogsPage.tsx',
    () => import('#src/features/articles/BlogsPage.tsx').then((m) => m.blogsPage),
    { shared: true },
  ),
  article: page(
    'src/features/articles/ArticlePage.tsx',
    () => import('#src/features/articles/ArticlePage.tsx').then((m) => m.articlePage),
    { shared: true },
  ),
  compare: page(
    'src/features/compare/ComparePage.tsx',
    () => import('#src/features/compare/ComparePage.tsx').then((m) => m.comparePage),
    { shared: true },
  ),
  login: page(
    'src/features/authentication/LoginPage.tsx',
    () => import('#src/features/authentication/LoginPage.tsx').then((m) => m.loginPage),
    { layout: 'login' },
  ),
  cart,
  delivery: cart,
  invoice: cart,
  paymentCallback: page(
    'src/features/payments/PaymentCallbackPage.tsx',
    () =>
      import('#src/features/payments/PaymentCallbackPage.tsx').then((m) => m.paymentCallbackPage),
    { layout: 'empty' },
  ),
  account: page('src/features/account/AccountPage.tsx', () =>
    import('#src/features/account/AccountPage.tsx').then((m) => m.accountPage),
  ),
  profile: page('src/features/profile/ProfilePage.tsx', () =>
    import('#src/features/profile/ProfilePage.tsx').then((m) => m.profilePage),
  ),
  orders: page('src/features/orders/OrdersPage.tsx', () =>
    import('#src/features/orders/OrdersPage.tsx').then((m) => m.ordersPage),
  ),
  order: page('src/features/orders/OrderPage.tsx', () =>
    import('#src/features/orders/OrderPage.tsx').then((m) => m.orderPage),
  ),
  orderInvoice: page('src/features/orders/InvoicePage.tsx', () =>
    import('#src/features/orders/InvoicePage.tsx').then((m) => m.invoicePage),
  ),
  wallet: page('src/features/wallet/WalletPage.tsx', () =>
    import('#src/features/wallet/WalletPage.tsx').then((m) => m.walletPage),
  ),
  wishlist: page('src/features/wishlist/SavedPage.tsx', () =>
    import('#src/features/wishlist/SavedPage.tsx').then((m) => m.savedPage),
  ),
  addresses: page('src/features/addresses/AddressesPage.tsx', () =>
    import('#src/features/addresses/AddressesPage.tsx').then((m) => m.addressesPage),
  ),
  advisor: page('src/features/advisor/AdvisorPage.tsx', () =>
    import('#src/features/advisor/AdvisorPage.tsx').then((m) => m.advisorPage),
  ),
  tickets: page('src/features/tickets/TicketsPage.tsx', () =>
    import('#src/features/tickets/TicketsPage.tsx').then((m) => m.ticketsPage),
  ),
  messages: page('src/features/messages/MessagesPage.tsx', () =>
    import('#src/features/messages/MessagesPage.tsx').then((m) => m.messagesPage),
  ),
})
