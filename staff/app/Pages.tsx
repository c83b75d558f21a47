import type { ComponentType } from 'react'
import { Route, Switch, useLocation } from 'wouter'
import { contentNames, mayEditContent, type ContentName } from '#domain/content-names.ts'
import { staff } from '#i18n/fa/staff.ts'
import type { Schemas } from '#machines/api/client.ts'
import { ButtonLink } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { mayCall } from '#machines/api/may-call.ts'
import { HomePage } from './HomePage.tsx'
import { hasPage, pagePatterns, paths, patternOf } from './paths.ts'
import { PageTitle } from './PageTitle.tsx'

type Props = { member: Schemas['StaffMember'] }

const loads = new Map<string, () => Promise<unknown>>()

const OrdersPage = pageAt<Props>(pagePatterns.orders, () =>
  import('#staff/orders/OrdersPage.tsx').then((m) => m.OrdersPage),
)
const PrintPage = pageAt(pagePatterns.orderPrint, () =>
  import('#staff/orders/print/PrintPage.tsx').then((m) => m.PrintPage),
)
const PickUpPage = pageAt(pagePatterns.pickUp, () =>
  import('#staff/pick-up/PickUpPage.tsx').then((m) => m.PickUpPage),
)
const OrderPage = pageAt<{ id: number; member: Schemas['StaffMember'] }>(pagePatterns.order, () =>
  import('#staff/orders/OrderPage.tsx').then((m) => m.OrderPage),
)
const ProductsPage = pageAt(pagePatterns.products, () =>
  import('#staff/products/ProductsPage.tsx').then((m) => m.ProductsPage),
)
const ProductPage = pageAt<{ id: number }>(pagePatterns.product, () =>
  import('#staff/products/ProductPage.tsx').then((m) => m.ProductPage),
)
const BrandsPage = pageAt(pagePatterns.brands, () =>
  import('#staff/brands/BrandsPage.tsx').then((m) => m.BrandsPage),
)
const CategoriesPage = pageAt(pagePatterns.categories, () =>
  import('#staff/categories/CategoriesPage.tsx').then((m) => m.CategoriesPage),
)
const NewProductPage = pageAt(pagePatterns.newProduct, () =>
  import('#staff/products/ProductEditPages.tsx').then((m) => m.NewProductPage),
)
const EditProductPage = pageAt<{ id: number }>(pagePatterns.productEdit, () =>
  import('#staff/products/ProductEditPages.tsx').then((m) => m.EditProductPage),
)
const PlansPage = pageAt(pagePatterns.pricePlans, () =>
  import('#staff/prices/PlansPage.tsx').then((m) => m.PlansPage),
)
const ImportPage = pageAt(pagePatterns.import, () =>
  import('#staff/imports/ImportPage.tsx').then((m) => m.ImportPage),
)
const TicketsPage = pageAt(pagePatterns.tickets, () =>
  import('#staff/tickets/TicketsPage.tsx').then((m) => m.TicketsPage),
)
const TicketPage = pageAt<{ id: number; member: Schemas['StaffMember'] }>(pagePatterns.ticket, () =>
  import('#staff/tickets/TicketPage.tsx').then((m) => m.TicketPage),
)
const RequestsPage = pageAt(pagePatterns.requests, () =>
  import('#staff/requests/RequestsPage.tsx').then((m) => m.RequestsPage),
)
const RequestPage = pageAt<{ id: number; member: Schemas['StaffMember'] }>(
  pagePatterns.request,
  () => import('#staff/requests/RequestPage.tsx').then((m) => m.RequestPage),
)
const CannedRepliesPage = pageAt(pagePatterns.cannedReplies, () =>
  import('#staff/canned-replies/CannedRepliesPage.tsx').then((m) => m.CannedRepliesPage),
)
const CustomerPage = pageAt(pagePatterns.customer, () =>
  import('#staff/customers/CustomerPage.tsx').then((m) => m.CustomerPage),
)
const MessagesPage = pageAt(pagePatterns.messages, () =>
  import('#staff/messages/MessagesPage.tsx').then((m) => m.MessagesPage),
)
const DevicesPage = pageAt<Props>(pagePatterns.devices, () =>
  import('#staff/devices/DevicesPage.tsx').then((m) => m.DevicesPage),
)
const CommentsPage = pageAt(pagePatterns.comments, () =>
  import('#staff/moderation/CommentsPage.tsx').then((m) => m.CommentsPage),
)
const QuestionsPage = pageAt(pagePatterns.questions, () =>
  import('#staff/moderation/QuestionsPage.tsx').then((m) => m.QuestionsPage),
)
const ReturnsPage = pageAt<{ member: Schemas['StaffMember'] }>(pagePatterns.returns, () =>
  import('#staff/finance/ReturnsPage.tsx').then((m) => m.ReturnsPage),
)
const WithdrawalsPage = pageAt(pagePatterns.withdrawals, () =>
  import('#staff/finance/WithdrawalsPage.tsx').then((m) => m.WithdrawalsPage),
)
const PaymentsPage = pageAt(pagePatterns.payments, () =>
  import('#staff/finance/PaymentsPage.tsx').then((m) => m.PaymentsPage),
)
const FiguresPage = pageAt(pagePatterns.figures, () =>
  import('#staff/figures/FiguresPage.tsx').then((m) => m.FiguresPage),
)
const LedgerPage = pageAt(pagePatterns.ledger, () =>
  import('#staff/finance/LedgerPage.tsx').then((m) => m.LedgerPage),
)
const ReconciliationsPage = pageAt(pagePatterns.reconciliations, () =>
  import('#staff/finance/ReconciliationsPage.tsx').then((m) => m.ReconciliationsPage),
)
const ReconciliationPage = pageAt<{ id: number }>(pagePatterns.reconciliation, () =>
  import('#staff/finance/ReconciliationPage.tsx').then((m) => m.ReconciliationPage),
)
const GiftCardsPage = pageAt(pagePatterns.giftCards, () =>
  import('#staff/finance/GiftCardsPage.tsx').then((m) => m.GiftCardsPage),
)
const GiftCardPage = pageAt<{ id: number }>(pagePatterns.giftCard, () =>
  import('#staff/finance/GiftCardPage.tsx').then((m) => m.GiftCardPage),
)
const DiscountsPage = pageAt(pagePatterns.discounts, () =>
  import('#staff/finance/DiscountsPage.tsx').then((m) => m.DiscountsPage),
)
const DiscountPage = pageAt<{ id: number }>(pagePatterns.discount, () =>
  import('#staff/finance/DiscountPage.tsx').then((m) => m.DiscountPage),
)
const ContentIndex = pageAt<{ member: Schemas['StaffMember'] }>(pagePatterns.content, () =>
  import('#staff/content/ContentIndex.tsx').then((m) => m.ContentIndex),
)
const ContentPage = pageAt<{ name: ContentName }>(pagePatterns.contentOf, () =>
  import('#staff/content/ContentPage.tsx').then((m) => m.ContentPage),
)
const ArticlesPage = pageAt(pagePatterns.articles, () =>
  import('#staff/content/articles/ArticlesPage.tsx').then((m) => m.ArticlesPage),
)
const ArticlePage = pageAt<{ id: number }>(pagePatterns.article, () =>
  import('#staff/content/articles/ArticlePage.tsx').then((m) => m.ArticlePage),
)
const MembersPage = pageAt(pagePatterns.members, () =>
  import('#staff/members/MembersPage.tsx').then((m) => m.MembersPage),
)
const ActionsPage = pageAt(pagePatterns.actions, () =>
  import('#staff/actions/ActionsPage.tsx').then((m) => m.ActionsPage),
)

/** Begins to load the script of the page of a path, before it is known who may open it. */
export function startPage(path: string): void {
  // The page loads it again and says if that fails.
  loads
    .get(patternOf(path) ?? '')?.()
    .catch(() => undefined)
}

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
          <FiguresPage member={member} />
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
          <ReturnsPage member={member} />
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

/** A page whose script is loaded when it is opened, or by `startPage`. */
function pageAt<Props extends object>(
  pattern: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  loads.set(pattern, load)
  return lazyPart(load, { waiting: <Skeleton height="480px" radius="16px" /> })
}
