import { Route, Switch, useLocation } from 'wouter'
import { contentNames, mayEditContent, type ContentName } from '#domain/content.ts'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { mayCall } from '#machines/api/may-call.ts'
import { HomePage } from './HomePage.tsx'
import { hasPage, pagePatterns, paths } from './paths.ts'
import { PageTitle } from './PageTitle.tsx'

type Props = { member: Schemas['StaffMember'] }

const waiting = <Skeleton height="480px" radius="16px" />
const OrdersPage = lazyPart<Props>(
  () => import('#staff/orders/OrdersPage.tsx').then((m) => m.OrdersPage),
  { waiting },
)
const PrintPage = lazyPart(
  () => import('#staff/orders/print/PrintPage.tsx').then((m) => m.PrintPage),
  { waiting },
)
const PickUpPage = lazyPart(
  () => import('#staff/pick-up/PickUpPage.tsx').then((m) => m.PickUpPage),
  { waiting },
)
const OrderPage = lazyPart<{ id: number; member: Schemas['StaffMember'] }>(
  () => import('#staff/orders/OrderPage.tsx').then((m) => m.OrderPage),
  { waiting },
)
const ProductsPage = lazyPart(
  () => import('#staff/products/ProductsPage.tsx').then((m) => m.ProductsPage),
  { waiting },
)
const ProductPage = lazyPart<{ id: number }>(
  () => import('#staff/products/ProductPage.tsx').then((m) => m.ProductPage),
  { waiting },
)
const BrandsPage = lazyPart(
  () => import('#staff/brands/BrandsPage.tsx').then((m) => m.BrandsPage),
  { waiting },
)
const CategoriesPage = lazyPart(
  () => import('#staff/categories/CategoriesPage.tsx').then((m) => m.CategoriesPage),
  { waiting },
)
const NewProductPage = lazyPart(
  () => import('#staff/products/ProductEditPages.tsx').then((m) => m.NewProductPage),
  { waiting },
)
const EditProductPage = lazyPart<{ id: number }>(
  () => import('#staff/products/ProductEditPages.tsx').then((m) => m.EditProductPage),
  { waiting },
)
const PlansPage = lazyPart(() => import('#staff/prices/PlansPage.tsx').then((m) => m.PlansPage), {
  waiting,
})
const ImportPage = lazyPart(
  () => import('#staff/imports/ImportPage.tsx').then((m) => m.ImportPage),
  { waiting },
)
const TicketsPage = lazyPart(
  () => import('#staff/tickets/TicketsPage.tsx').then((m) => m.TicketsPage),
  { waiting },
)
const TicketPage = lazyPart<{ id: number; member: Schemas['StaffMember'] }>(
  () => import('#staff/tickets/TicketPage.tsx').then((m) => m.TicketPage),
  { waiting },
)
const RequestsPage = lazyPart(
  () => import('#staff/requests/RequestsPage.tsx').then((m) => m.RequestsPage),
  { waiting },
)
const RequestPage = lazyPart<{ id: number; member: Schemas['StaffMember'] }>(
  () => import('#staff/requests/RequestPage.tsx').then((m) => m.RequestPage),
  { waiting },
)
const CannedRepliesPage = lazyPart(
  () => import('#staff/canned-replies/CannedRepliesPage.tsx').then((m) => m.CannedRepliesPage),
  { waiting },
)
const CustomerPage = lazyPart(
  () => import('#staff/customers/CustomerPage.tsx').then((m) => m.CustomerPage),
  { waiting },
)
const MessagesPage = lazyPart(
  () => import('#staff/messages/MessagesPage.tsx').then((m) => m.MessagesPage),
  { waiting },
)
const DevicesPage = lazyPart<Props>(
  () => import('#staff/devices/DevicesPage.tsx').then((m) => m.DevicesPage),
  { waiting },
)
const CommentsPage = lazyPart(
  () => import('#staff/moderation/CommentsPage.tsx').then((m) => m.CommentsPage),
  { waiting },
)
const QuestionsPage = lazyPart(
  () => import('#staff/moderation/QuestionsPage.tsx').then((m) => m.QuestionsPage),
  { waiting },
)
const ReturnsPage = lazyPart(
  () => import('#staff/finance/ReturnsPage.tsx').then((m) => m.ReturnsPage),
  { waiting },
)
const WithdrawalsPage = lazyPart(
  () => import('#staff/finance/WithdrawalsPage.tsx').then((m) => m.WithdrawalsPage),
  { waiting },
)
const PaymentsPage = lazyPart(
  () => import('#staff/finance/PaymentsPage.tsx').then((m) => m.PaymentsPage),
  { waiting },
)
const FiguresPage = lazyPart(
  () => import('#staff/figures/FiguresPage.tsx').then((m) => m.FiguresPage),
  { waiting },
)
const LedgerPage = lazyPart(
  () => import('#staff/finance/LedgerPage.tsx').then((m) => m.LedgerPage),
  { waiting },
)
const ReconciliationsPage = lazyPart(
  () => import('#staff/finance/ReconciliationsPage.tsx').then((m) => m.ReconciliationsPage),
  { waiting },
)
const ReconciliationPage = lazyPart<{ id: number }>(
  () => import('#staff/finance/ReconciliationPage.tsx').then((m) => m.ReconciliationPage),
  { waiting },
)
const GiftCardsPage = lazyPart(
  () => import('#staff/finance/GiftCardsPage.tsx').then((m) => m.GiftCardsPage),
  { waiting },
)
const GiftCardPage = lazyPart<{ id: number }>(
  () => import('#staff/finance/GiftCardPage.tsx').then((m) => m.GiftCardPage),
  { waiting },
)
const DiscountsPage = lazyPart(
  () => import('#staff/finance/DiscountsPage.tsx').then((m) => m.DiscountsPage),
  { waiting },
)
const DiscountPage = lazyPart<{ id: number }>(
  () => import('#staff/finance/DiscountPage.tsx').then((m) => m.DiscountPage),
  { waiting },
)
const ContentIndex = lazyPart<{ member: Schemas['StaffMember'] }>(
  () => import('#staff/content/ContentIndex.tsx').then((m) => m.ContentIndex),
  { waiting },
)
const ContentPage = lazyPart<{ name: ContentName }>(
  () => import('#staff/content/ContentPage.tsx').then((m) => m.ContentPage),
  { waiting },
)
const ArticlesPage = lazyPart(
  () => import('#staff/content/articles/ArticlesPage.tsx').then((m) => m.ArticlesPage),
  { waiting },
)
const ArticlePage = lazyPart<{ id: number }>(
  () => import('#staff/content/articles/ArticlePage.tsx').then((m) => m.ArticlePage),
  { waiting },
)
const MembersPage = lazyPart(
  () => import('#staff/members/MembersPage.tsx').then((m) => m.MembersPage),
  { waiting },
)
const ActionsPage = lazyPart(
  () => import('#staff/actions/ActionsPage.tsx').then((m) => m.ActionsPage),
  { waiting },
)

/** The page of the URL. What the roles do not admit does not exist. */
export function Pages({ member }: Props) {
  const [path] = useLocation()
  if (!hasPage(path)) return <NoPage />
  return (
    <Switch>
      <Route path={pagePatterns.home}>
        <HomePage member={member} />
      </Route>
      {mayCall(member, 'listStaffOrders') && (
        <Route path={pagePatterns.orders}>
          <OrdersPage member={member} />
        </Route>
      )}
      {mayCall(member, 'handOverOrder') && (
        <Route path={pagePatterns.pickUp}>
          <PickUpPage />
        </Route>
      )}
      {mayCall(member, 'listOrdersToPrint') && (
        <Route path={pagePatterns.orderPrint}>
          <PrintPage />
        </Route>
      )}
      {mayCall(member, 'getStaffOrder') && (
        <Route path={pagePatterns.order}>
          {({ id }) => <OrderPage key={id} id={Number(id)} member={member} />}
        </Route>
      )}
      {mayCall(member, 'listStaffProducts') && (
        <Route path={pagePatterns.products}>
          <ProductsPage />
        </Route>
      )}
      {mayCall(member, 'listStaffBrands') && (
        <Route path={pagePatterns.brands}>
          <BrandsPage />
        </Route>
      )}
      {mayCall(member, 'listStaffCategories') && (
        <Route path={pagePatterns.categories}>
          <CategoriesPage />
        </Route>
      )}
      {mayCall(member, 'createProduct') && (
        <Route path={pagePatterns.newProduct}>
          <NewProductPage />
        </Route>
      )}
      {mayCall(member, 'updateProduct') && (
        <Route path={pagePatterns.productEdit}>
          {({ id }) => <EditProductPage key={id} id={Number(id)} />}
        </Route>
      )}
      {mayCall(member, 'getStaffProduct') && (
        <Route path={pagePatterns.product}>
          {({ id }) => <ProductPage key={id} id={Number(id)} />}
        </Route>
      )}
      {mayCall(member, 'getStaffFigures') && (
        <Route path={pagePatterns.figures}>
          <FiguresPage />
        </Route>
      )}
      {mayCall(member, 'listStaffPayments') && (
        <Route path={pagePatterns.payments}>
          <PaymentsPage />
        </Route>
      )}
      {mayCall(member, 'getLedgerBalances') && (
        <Route path={pagePatterns.ledger}>
          <LedgerPage />
        </Route>
      )}
      {mayCall(member, 'listStaffReturns') && (
        <Route path={pagePatterns.returns}>
          <ReturnsPage />
        </Route>
      )}
      {mayCall(member, 'listStaffWithdrawals') && (
        <Route path={pagePatterns.withdrawals}>
          <WithdrawalsPage />
        </Route>
      )}
      {mayCall(member, 'listPaymentReports') && (
        <Route path={pagePatterns.reconciliations}>
          <ReconciliationsPage />
        </Route>
      )}
      {mayCall(member, 'getPaymentReport') && (
        <Route path={pagePatterns.reconciliation}>
          {({ id }) => <ReconciliationPage key={id} id={Number(id)} />}
        </Route>
      )}
      {mayCall(member, 'listStaffGiftCards') && (
        <Route path={pagePatterns.giftCards}>
          <GiftCardsPage />
        </Route>
      )}
      {mayCall(member, 'getStaffGiftCard') && (
        <Route path={pagePatterns.giftCard}>
          {({ id }) => <GiftCardPage key={id} id={Number(id)} />}
        </Route>
      )}
      {mayCall(member, 'listStaffDiscounts') && (
        <Route path={pagePatterns.discounts}>
          <DiscountsPage />
        </Route>
      )}
      {mayCall(member, 'getStaffDiscount') && (
        <Route path={pagePatterns.discount}>
          {({ id }) => <DiscountPage key={id} id={Number(id)} />}
        </Route>
      )}
      {mayCall(member, 'getStaffContent') && (
        <Route path={pagePatterns.content}>
          <ContentIndex member={member} />
        </Route>
      )}
      {contentNames
        .filter((name) => mayEditContent(member.roles, name))
        .map((name) => (
          <Route key={name} path={paths.contentOf(name)}>
            <ContentPage key={name} name={name} />
          </Route>
        ))}
      {mayCall(member, 'listStaffArticles') && (
        <Route path={pagePatterns.articles}>
          <ArticlesPage />
        </Route>
      )}
      {mayCall(member, 'listStaffArticles') && (
        <Route path={pagePatterns.article}>
          {({ id }) => <ArticlePage key={id} id={Number(id)} />}
        </Route>
      )}
      {mayCall(member, 'listPricePlans') && (
        <Route path={pagePatterns.pricePlans}>
          <PlansPage />
        </Route>
      )}
      {mayCall(member, 'createProductImport') && (
        <Route path={pagePatterns.import}>
          <ImportPage />
        </Route>
      )}
      {mayCall(member, 'listStaffMembers') && (
        <Route path={pagePatterns.members}>
          <MembersPage />
        </Route>
      )}
      {mayCall(member, 'listStaffTickets') && (
        <Route path={pagePatterns.tickets}>
          <TicketsPage />
        </Route>
      )}
      {mayCall(member, 'getStaffTicket') && (
        <Route path={pagePatterns.ticket}>
          {({ id }) => <TicketPage key={id} id={Number(id)} member={member} />}
        </Route>
      )}
      {mayCall(member, 'listStaffRequests') && (
        <Route path={pagePatterns.requests}>
          <RequestsPage />
        </Route>
      )}
      {mayCall(member, 'getStaffRequest') && (
        <Route path={pagePatterns.request}>
          {({ id }) => <RequestPage key={id} id={Number(id)} member={member} />}
        </Route>
      )}
      {mayCall(member, 'listCannedReplies') && (
        <Route path={pagePatterns.cannedReplies}>
          <CannedRepliesPage />
        </Route>
      )}
      {mayCall(member, 'openCustomer') && (
        <Route path={pagePatterns.customer}>
          <CustomerPage />
        </Route>
      )}
      {mayCall(member, 'listStaffMessages') && (
        <Route path={pagePatterns.messages}>
          <MessagesPage />
        </Route>
      )}
      {(mayCall(member, 'findStaffDevice') || mayCall(member, 'importWarrantyCodes')) && (
        <Route path={pagePatterns.devices}>
          <DevicesPage member={member} />
        </Route>
      )}
      {mayCall(member, 'listStaffComments') && (
        <Route path={pagePatterns.comments}>
          <CommentsPage />
        </Route>
      )}
      {mayCall(member, 'listStaffQuestions') && (
        <Route path={pagePatterns.questions}>
          <QuestionsPage />
        </Route>
      )}
      {mayCall(member, 'listStaffActions') && (
        <Route path={pagePatterns.actions}>
          <ActionsPage />
        </Route>
      )}
      <Route>
        <NoPage />
      </Route>
    </Switch>
  )
}

function NoPage() {
  const words = staff.noPage
  return (
    <>
      <PageTitle>{words.title}</PageTitle>
      <EmptyState
        as="h1"
        scene={<ArcadeScene />}
        title={words.title}
        text={words.text}
        actions={<ButtonLink href={paths.home}>{words.back}</ButtonLink>}
      />
    </>
  )
}
