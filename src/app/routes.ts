import { route } from '#src/lib/route.ts'
import { ListSkeleton } from '#src/features/list/ListSkeleton.tsx'
import { ProductSkeleton } from '#src/features/product/ProductSkeleton.tsx'

/** Every page of the shop by its address; the first that fits is taken. */
export const routes = [
  route(
    '/',
    'src/features/home/HomePage.tsx',
    () => import('#src/features/home/HomePage.tsx').then((m) => m.homePage),
    { shared: true },
  ),
  route(
    '/productlist',
    'src/features/list/ListPage.tsx',
    () => import('#src/features/list/ListPage.tsx').then((m) => m.productsPage),
    { shared: true, Skeleton: ListSkeleton },
  ),
  route(
    '/productlist/*',
    'src/features/list/ListPage.tsx',
    () => import('#src/features/list/ListPage.tsx').then((m) => m.categoryPage),
    { shared: true, Skeleton: ListSkeleton },
  ),
  route(
    '/products/:slug',
    'src/features/product/ProductPage.tsx',
    () => import('#src/features/product/ProductPage.tsx').then((m) => m.productPage),
    { shared: true, Skeleton: ProductSkeleton },
  ),
  route(
    '/blogs',
    'src/features/articles/BlogsPage.tsx',
    () => import('#src/features/articles/BlogsPage.tsx').then((m) => m.blogsPage),
    { shared: true },
  ),
  route(
    '/blogs/:id',
    'src/features/articles/ArticlePage.tsx',
    () => import('#src/features/articles/ArticlePage.tsx').then((m) => m.articlePage),
    { shared: true },
  ),
  route(
    '/product-compare',
    'src/features/compare/ComparePage.tsx',
    () => import('#src/features/compare/ComparePage.tsx').then((m) => m.comparePage),
    { shared: true },
  ),
  route(
    '/login',
    'src/features/authentication/LoginPage.tsx',
    () => import('#src/features/authentication/LoginPage.tsx').then((m) => m.loginPage),
    { layout: 'login' },
  ),
  route(
    ['/cart', '/cart/send-methods', '/cart/invoice'],
    'src/features/checkout/CartPage.tsx',
    () => import('#src/features/checkout/CartPage.tsx').then((m) => m.cartPage),
    { layout: 'checkout' },
  ),
  route(
    '/payment/callback',
    'src/features/payments/PaymentCallbackPage.tsx',
    () =>
      import('#src/features/payments/PaymentCallbackPage.tsx').then((m) => m.paymentCallbackPage),
    { layout: 'empty' },
  ),
  route('/account', 'src/features/account/AccountPage.tsx', () =>
    import('#src/features/account/AccountPage.tsx').then((m) => m.accountPage),
  ),
  route('/profile', 'src/features/profile/ProfilePage.tsx', () =>
    import('#src/features/profile/ProfilePage.tsx').then((m) => m.profilePage),
  ),
  route('/shopping-history', 'src/features/orders/OrdersPage.tsx', () =>
    import('#src/features/orders/OrdersPage.tsx').then((m) => m.ordersPage),
  ),
  route('/shopping-history/:id', 'src/features/orders/OrderPage.tsx', () =>
    import('#src/features/orders/OrderPage.tsx').then((m) => m.orderPage),
  ),
  route('/saved-products', 'src/features/wishlist/SavedPage.tsx', () =>
    import('#src/features/wishlist/SavedPage.tsx').then((m) => m.savedPage),
  ),
  route('/my-addresses', 'src/features/addresses/AddressesPage.tsx', () =>
    import('#src/features/addresses/AddressesPage.tsx').then((m) => m.addressesPage),
  ),
  route('/purchase-advisor', 'src/features/advisor/AdvisorPage.tsx', () =>
    import('#src/features/advisor/AdvisorPage.tsx').then((m) => m.advisorPage),
  ),
  route('/ticket', 'src/features/tickets/TicketsPage.tsx', () =>
    import('#src/features/tickets/TicketsPage.tsx').then((m) => m.ticketsPage),
  ),
  route('/messages', 'src/features/messages/MessagesPage.tsx', () =>
    import('#src/features/messages/MessagesPage.tsx').then((m) => m.messagesPage),
  ),
]
