import { staffArticles } from '#i18n/fa/staff-articles.ts'
import { staffBrands } from '#i18n/fa/staff-brands.ts'
import { staffCategories } from '#i18n/fa/staff-categories.ts'
import { staffCannedReplies } from '#i18n/fa/staff-canned-replies.ts'
import { staffCustomers } from '#i18n/fa/staff-customers.ts'
import { staffRequests } from '#i18n/fa/staff-requests.ts'
import { staffDevices } from '#i18n/fa/staff-devices.ts'
import { staffMessages } from '#i18n/fa/staff-messages.ts'
import { staffFinance } from '#i18n/fa/staff-finance.ts'
import { staffFigures } from '#i18n/fa/staff-figures.ts'
import { staffReconciliation } from '#i18n/fa/staff-reconciliation.ts'
import { staffBooks } from '#i18n/fa/staff-books.ts'
import { staffContents } from '#i18n/fa/staff-contents.ts'
import { staffTickets } from '#i18n/fa/staff-tickets.ts'
import { staffModeration } from '#i18n/fa/staff-moderation.ts'
import { staffImports } from '#i18n/fa/staff-imports.ts'
import { staffPrices } from '#i18n/fa/staff-prices.ts'
import { staff } from '#i18n/fa/staff.ts'
import type { operationRoles } from '#api/operation-roles.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { IconName } from '#src/ui/icon/names.ts'
import { mayCall } from '#machines/api/may-call.ts'
import { paths } from './paths.ts'

type Section = {
  href: string
  label: string
  icon: IconName
  /** Whoever may call it, or one of them, finds the section in the menu. */
  operation: Operation | readonly Operation[]
  /** The work that waits there. */
  waiting?: keyof Schemas['WaitingWork']
}

export type SectionGroup = { title: string; sections: readonly Section[] }

type Operation = keyof typeof operationRoles

const groups: readonly SectionGroup[] = [
  {
    title: staff.groups.sales,
    sections: [
      {
        href: paths.orders,
        label: staff.orders.title,
        icon: 'box',
        operation: 'listStaffOrders',
        waiting: 'orders',
      },
      {
        href: paths.returns,
        label: staffFinance.returns.title,
        icon: 'refresh',
        operation: 'listStaffReturns',
        waiting: 'returns',
      },
    ],
  },
  {
    title: staff.groups.goods,
    sections: [
      {
        href: paths.products,
        label: staff.products.title,
        icon: 'mobile',
        operation: 'listStaffProducts',
      },
      {
        href: paths.brands,
        label: staffBrands.title,
        icon: 'verified',
        operation: 'listStaffBrands',
      },
      {
        href: paths.categories,
        label: staffCategories.title,
        icon: 'grid',
        operation: 'listStaffCategories',
      },
      {
        href: paths.pricePlans,
        label: staffPrices.plans.title,
        icon: 'calendar',
        operation: 'listPricePlans',
      },
      {
        href: paths.import,
        label: staffImports.menu,
        icon: 'swap',
        operation: 'createProductImport',
      },
    ],
  },
  {
    title: staff.groups.customers,
    sections: [
      {
        href: paths.tickets,
        label: staffTickets.title,
        icon: 'chat',
        operation: 'listStaffTickets',
        waiting: 'tickets',
      },
      {
        href: paths.requests,
        label: staffRequests.title,
        icon: 'hand',
        operation: 'listStaffRequests',
        waiting: 'requests',
      },
      {
        href: paths.customer,
        label: staffCustomers.title,
        icon: 'phone',
        operation: 'openCustomer',
      },
      {
        href: paths.messages,
        label: staffMessages.title,
        icon: 'mail',
        operation: 'listStaffMessages',
      },
      {
        href: paths.devices,
        label: staffDevices.title,
        icon: 'shield',
        operation: ['findStaffDevice', 'importWarrantyCodes'],
      },
      {
        href: paths.cannedReplies,
        label: staffCannedReplies.title,
        icon: 'copy',
        operation: 'listCannedReplies',
      },
      {
        href: paths.comments,
        label: staffModeration.comments,
        icon: 'star',
        operation: 'listStaffComments',
        waiting: 'comments',
      },
      {
        href: paths.questions,
        label: staffModeration.questions,
        icon: 'info',
        operation: 'listStaffQuestions',
        waiting: 'questions',
      },
    ],
  },
  {
    title: staff.groups.money,
    sections: [
      {
        href: paths.figures,
        label: staffFigures.title,
        icon: 'display',
        operation: 'getStaffFigures',
      },
      {
        href: paths.payments,
        label: staffBooks.payments.title,
        icon: 'card',
        operation: 'listStaffPayments',
      },
      {
        href: paths.ledger,
        label: staffBooks.ledger.title,
        icon: 'receipt',
        operation: 'getLedgerBalances',
      },
      {
        href: paths.withdrawals,
        label: staffFinance.withdrawals.title,
        icon: 'bank',
        operation: 'listStaffWithdrawals',
        waiting: 'withdrawals',
      },
      {
        href: paths.reconciliations,
        label: staffReconciliation.title,
        icon: 'scale',
        operation: 'listPaymentReports',
        waiting: 'differences',
      },
      {
        href: paths.giftCards,
        label: staffFinance.giftCards.title,
        icon: 'gift',
        operation: 'listStaffGiftCards',
      },
      {
        href: paths.discounts,
        label: staffFinance.discounts.title,
        icon: 'percent',
        operation: 'listStaffDiscounts',
      },
    ],
  },
  {
    title: staff.groups.site,
    sections: [
      {
        href: paths.content,
        label: staffContents.title,
        icon: 'article',
        operation: 'getStaffContent',
      },
      {
        href: paths.articles,
        label: staffArticles.title,
        icon: 'edit',
        operation: 'listStaffArticles',
      },
    ],
  },
  {
    title: staff.groups.office,
    sections: [
      {
        href: paths.members,
        label: staff.members.title,
        icon: 'user',
        operation: 'listStaffMembers',
      },
      {
        href: paths.actions,
        label: staff.actions.title,
        icon: 'clock',
        operation: 'listStaffActions',
      },
    ],
  },
]

/** The sections that a member of staff may open, in groups of which none is empty. */
export function sectionGroupsOf(member: Schemas['StaffMember']): SectionGroup[] {
  const isOpen = ({ operation }: Section) =>
    [operation].flat().some((each) => mayCall(member, each))
  return groups
    .map(({ title, sections }) => ({ title, sections: sections.filter(isOpen) }))
    .filter(({ sections }) => sections.length > 0)
}
