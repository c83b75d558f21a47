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
  mobileCallback: page(
    'src/features/payments/MobileCallbackPage.tsx',
    () => import('#src/features/payments/MobileCallbackPage.tsx').then((m) => m.mobileCallbackPage),
    { layout: 'empty' },
  ),
  walletCallback: page(
    'src/features/payments/WalletCallbackPage.tsx',
    () => import('#src/features/payments/WalletCallbackPage.tsx').then((m) => m.walletCallbackPage),
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
  ticket: page('src/features/tickets/TicketPage.tsx', () =>
    import('#src/features/tickets/TicketPage.tsx').then((m) => m.ticketPage),
  ),
  messages: page('src/features/messages/MessagesPage.tsx', () =>
    import('#src/features/messages/MessagesPage.tsx').then((m) => m.messagesPage),
  ),
  register: page(
    'src/features/device-registry/RegisterPage.tsx',
    () => import('#src/features/device-registry/RegisterPage.tsx').then((m) => m.registerPage),
    { shared: true },
  ),
  usedPhone: page(
    'src/features/used-phone/UsedPhonePage.tsx',
    () => import('#src/features/used-phone/UsedPhonePage.tsx').then((m) => m.usedPhonePage),
    { shared: true },
  ),
  termsInstallment: page(
    'src/features/installment/TermsInstallmentPage.tsx',
    () =>
      import('#src/features/installment/TermsInstallmentPage.tsx').then(
        (m) => m.termsInstallmentPage,
      ),
    { shared: true },
  ),
  termsInstalment: page('src/features/installment/old-address.ts', () =>
    import('#src/features/installment/old-address.ts').then((m) => m.oldAddressPage),
  ),
  platform: page(
    'src/features/platform/PlatformPage.tsx',
    () => import('#src/features/platform/PlatformPage.tsx').then((m) => m.platformPage),
    { layout: 'platform' },
  ),
  purchaseGuide: page(
    'src/features/information/PurchaseGuidePage.tsx',
    () =>
      import('#src/features/information/PurchaseGuidePage.tsx').then((m) => m.purchaseGuidePage),
    { shared: true },
  ),
  aboutUs: page(
    'src/features/information/AboutUsPage.tsx',
    () => import('#src/features/information/AboutUsPage.tsx').then((m) => m.aboutUsPage),
    { shared: true },
  ),
  contactUs: page(
    'src/features/information/ContactUsPage.tsx',
    () => import('#src/features/information/ContactUsPage.tsx').then((m) => m.contactUsPage),
    { shared: true },
  ),
  faq: page(
    'src/features/information/FaqPage.tsx',
    () => import('#src/features/information/FaqPage.tsx').then((m) => m.faqPage),
    { shared: true },
  ),
  faqRegistry: page(
    'src/features/information/FaqRegistryPage.tsx',
    () => import('#src/features/information/FaqRegistryPage.tsx').then((m) => m.faqRegistryPage),
    { shared: true },
  ),
  terms: page(
    'src/features/information/TermsPage.tsx',
    () => import('#src/features/information/TermsPage.tsx').then((m) => m.termsPage),
    { shared: true },
  ),
  stockProductRules: page(
    'src/features/information/StockProductRulesPage.tsx',
    () =>
      import('#src/features/information/StockProductRulesPage.tsx').then(
        (m) => m.stockProductRulesPage,
      ),
    { shared: true },
  ),
  userPrivacy: page(
    'src/features/information/UserPrivacyPage.tsx',
    () => import('#src/features/information/UserPrivacyPage.tsx').then((m) => m.userPrivacyPage),
    { shared: true },
  ),
  termsDeposit: page(
    'src/features/information/TermsDepositPage.tsx',
    () => import('#src/features/information/TermsDepositPage.tsx').then((m) => m.termsDepositPage),
    { shared: true },
  ),
  trackingOrders: page(
    'src/features/information/TrackingOrdersPage.tsx',
    () =>
      import('#src/features/information/TrackingOrdersPage.tsx').then((m) => m.trackingOrdersPage),
    { shared: true },
  ),
  returnProducts: page(
    'src/features/information/ReturnProductsPage.tsx',
    () =>
      import('#src/features/information/ReturnProductsPage.tsx').then((m) => m.returnProductsPage),
    { shared: true },
  ),
  purchaseMethods: page(
    'src/features/information/PurchaseMethodsPage.tsx',
    () =>
      import('#src/features/information/PurchaseMethodsPage.tsx').then(
        (m) => m.purchaseMethodsPage,
      ),
    { shared: true },
  ),
  warranty7day: page(
    'src/features/information/Warranty7dayPage.tsx',
    () => import('#src/features/information/Warranty7dayPage.tsx').then((m) => m.warranty7dayPage),
    { shared: true },
  ),
  sendingMethods: page(
    'src/features/information/SendingMethodsPage.tsx',
    () =>
      import('#src/features/information/SendingMethodsPage.tsx').then((m) => m.sendingMethodsPage),
    { shared: true },
  ),
  homePreview: page('src/features/home/HomePreviewPage.tsx', () =>
    import('#src/features/home/HomePreviewPage.tsx').then((m) => m.homePreviewPage),
  ),
})
