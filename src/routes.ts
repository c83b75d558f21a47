import { route } from '#src/lib/route.ts'

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
    { shared: true },
  ),
  route(
    '/productlist/*',
    'src/pages/list/ListPage.tsx',
    () => import('#src/pages/list/ListPage.tsx').then((m) => m.categoryPage),
    { shared: true },
  ),
  route(
    '/products/:slug',
    'src/pages/product/ProductPage.tsx',
    () => import('#src/pages/product/ProductPage.tsx').then((m) => m.productPage),
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
  route('/shopping-history', 'src/pages/orders/OrdersPage.tsx', () =>
    import('#src/pages/orders/OrdersPage.tsx').then((m) => m.ordersPage),
  ),
  route('/shopping-history/:id', 'src/pages/orders/OrderPage.tsx', () =>
    import('#src/pages/orders/OrderPage.tsx').then((m) => m.orderPage),
  ),
]
