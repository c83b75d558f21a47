import { staff } from '#i18n/fa/staff.ts'
import { staffSections } from '#i18n/fa/staff-sections.ts'
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
        label: staffSections.orders,
        icon: 'box',
        operation: 'listStaffOrders',
        waiting: 'orders',
      },
      {
        href: paths.returns,
        label: staffSections.returns,
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
        label: staffSections.products,
        icon: 'mobile',
        operation: 'listStaffProducts',
      },
      {
        href: paths.brands,
        label: staffSections.brands,
        icon: 'verified',
        operation: 'listStaffBrands',
      },
      {
        href: paths.categories,
        label: staffSections.categories,
        icon: 'grid',
        operation: 'listStaffCategories',
      },
      {
        href: paths.pricePlans,
        label: staffSections.pricePlans,
        icon: 'calendar',
        operation: 'listPricePlans',
      },
      {
        href: paths.import,
        label: staffSections.import,
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
        label: staffSections.tickets,
        icon: 'chat',
        operation: 'listStaffTickets',
        waiting: 'tickets',
      },
      {
        href: paths.requests,
        label: staffSections.requests,
        icon: 'hand',
        operation: 'listStaffRequests',
        waiting: 'requests',
      },
      {
        href: paths.customer,
        label: staffSections.customer,
        icon: 'phone',
        operation: 'openCustomer',
      },
      {
        href: paths.messages,
        label: staffSections.messages,
        icon: 'mail',
        operation: 'listStaffMessages',
      },
      {
        href: paths.devices,
        label: staffSections.devices,
        icon: 'shield',
        operation: ['findStaffDevice', 'importWarrantyCodes'],
      },
      {
        href: paths.cannedReplies,
        label: staffSections.cannedReplies,
        icon: 'copy',
        operation: 'listCannedReplies',
      },
      {
        href: paths.comments,
        label: staffSections.comments,
        icon: 'star',
        operation: 'listStaffComments',
        waiting: 'comments',
      },
      {
        href: paths.questions,
        label: staffSections.questions,
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
        label: staffSections.figures,
        icon: 'display',
        operation: 'getStaffFigures',
      },
      {
        href: paths.payments,
        label: staffSections.payments,
        icon: 'card',
        operation: 'listStaffPayments',
      },
      {
        href: paths.ledger,
        label: staffSections.ledger,
        icon: 'receipt',
        operation: 'getLedgerBalances',
      },
      {
        href: paths.withdrawals,
        label: staffSections.withdrawals,
        icon: 'bank',
        operation: 'listStaffWithdrawals',
        waiting: 'withdrawals',
      },
      {
        href: paths.reconciliations,
        label: staffSections.reconciliations,
        icon: 'scale',
        operation: 'listPaymentReports',
        waiting: 'differences',
      },
      {
        href: paths.giftCards,
        label: staffSections.giftCards,
        icon: 'gift',
        operation: 'listStaffGiftCards',
      },
      {
        href: paths.discounts,
        label: staffSections.discounts,
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
        label: staffSections.content,
        icon: 'article',
        operation: 'getStaffContent',
      },
      {
        href: paths.articles,
        label: staffSections.articles,
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
        label: staffSections.members,
        icon: 'user',
        operation: 'listStaffMembers',
      },
      {
        href: paths.actions,
        label: staffSections.actions,
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
