import { route } from '#src/lib/route.ts'
import { ListSkeleton } from '#src/pages/list/ListSkeleton.tsx'
import { ProductSkeleton } from '#src/pages/product/ProductSkeleton.tsx'

/** Every page of the shop by its address; the first that fits is taken. */
export const routes = [
  route(
    '/',
    'src/pages/home/HomePage.tsx',
    () => import('#src/pages/home/HomePage.tsx').then((m) => m.homePage),
    { shared: true },
  ),
  route(
    '/productlist',
    'src/pages/list/ListPage.tsx',
    () => import('#src/pages/list/ListPage.tsx').then((m) => m.productsPage),
    { shared: true, Skeleton: ListSkeleton },
  ),
  route(
    '/productlist/*',
    'src/pages/list/ListPage.tsx',
    () => import('#src/pages/list/ListPage.tsx').then((m) => m.categoryPage),
    { shared: true, Skeleton: ListSkeleton },
  ),
  route(
    '/products/:slug',
    'src/pages/product/ProductPage.tsx',
    () => import('#src/pages/product/ProductPage.tsx').then((m) => m.productPage),
    { shared: true, Skeleton: ProductSkeleton },
  ),
  route(
    '/blogs',
    'src/pages/blogs/BlogsPage.tsx',
    () => import('#src/pages/blogs/BlogsPage.tsx').then((m) => m.blogsPage),
    { shared: true },
  ),
  route(
    '/blogs/:id',
    'src/pages/blogs/ArticlePage.tsx',
    () => import('#src/pages/blogs/ArticlePage.tsx').then((m) => m.articlePage),
    { shared: true },
  ),
  route(
    '/product-compare',
    'src/pages/compare/ComparePage.tsx',
    () => import('#src/pages/compare/ComparePage.tsx').then((m) => m.comparePage),
    { shared: true },
  ),
  route(
    '/login',
    'src/pages/login/LoginPage.tsx',
    () => import('#src/pages/login/LoginPage.tsx').then((m) => m.loginPage),
    { layout: 'login' },
  ),
  route(
    ['/cart', '/cart/send-methods', '/cart/invoice'],
    'src/pages/cart/CartPage.tsx',
    () => import('#src/pages/cart/CartPage.tsx').then((m) => m.cartPage),
    { layout: 'checkout' },
  ),
  route(
    '/payment/callback',
    'src/pages/payment-callback/PaymentCallbackPage.tsx',
    () =>
      import('#src/pages/payment-callback/PaymentCallbackPage.tsx').then(
        (m) => m.paymentCallbackPage,
      ),
    { layout: 'empty' },
  ),
  route('/account', 'src/pages/account/AccountPage.tsx', () =>
    import('#src/pages/account/AccountPage.tsx').then((m) => m.accountPage),
  ),
  route('/profile', 'src/pages/profile/ProfilePage.tsx', () =>
    import('#src/pages/profile/ProfilePage.tsx').then((m) => m.profilePage),
  ),
  route('/shopping-history', 'src/pages/orders/OrdersPage.tsx', () =>
    import('#src/pages/orders/OrdersPage.tsx').then((m) => m.ordersPage),
  ),
  route('/shopping-history/:id', 'src/pages/orders/OrderPage.tsx', () =>
    import('#src/pages/orders/OrderPage.tsx').then((m) => m.orderPage),
  ),
  route('/saved-products', 'src/pages/saved/SavedPage.tsx', () =>
    import('#src/pages/saved/SavedPage.tsx').then((m) => m.savedPage),
  ),
  route('/my-addresses', 'src/pages/addresses/AddressesPage.tsx', () =>
    import('#src/pages/addresses/AddressesPage.tsx').then((m) => m.addressesPage),
  ),
  route('/purchase-advisor', 'src/pages/advisor/AdvisorPage.tsx', () =>
    import('#src/pages/advisor/AdvisorPage.tsx').then((m) => m.advisorPage),
  ),
  route('/ticket', 'src/pages/tickets/TicketsPage.tsx', () =>
    import('#src/pages/tickets/TicketsPage.tsx').then((m) => m.ticketsPage),
  ),
  route('/messages', 'src/pages/messages/MessagesPage.tsx', () =>
    import('#src/pages/messages/MessagesPage.tsx').then((m) => m.messagesPage),
  ),
]
