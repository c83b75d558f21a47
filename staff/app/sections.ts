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
  /** The menu shows the section to members who may call one of these. */
  operations: readonly Operation[]
  /** Which count of waiting work the menu shows next to it. */
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
        operations: ['listStaffOrders'],
        waiting: 'orders',
      },
      {
        href: paths.returns,
        label: staffSections.returns,
        icon: 'refresh',
        operations: ['listStaffReturns'],
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
        operations: ['listStaffProducts'],
      },
      {
        href: paths.brands,
        label: staffSections.brands,
        icon: 'verified',
        operations: ['listStaffBrands'],
      },
      {
        href: paths.categories,
        label: staffSections.categories,
        icon: 'grid',
        operations: ['listStaffCategories'],
      },
      {
        href: paths.pricePlans,
        label: staffSections.pricePlans,
        icon: 'calendar',
        operations: ['listPricePlans'],
      },
      {
        href: paths.import,
        label: staffSections.import,
        icon: 'swap',
        operations: ['createProductImport'],
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
        operations: ['listStaffTickets'],
        waiting: 'tickets',
      },
      {
        href: paths.requests,
        label: staffSections.requests,
        icon: 'hand',
        operations: ['listStaffRequests'],
        waiting: 'requests',
      },
      {
        href: paths.customer,
        label: staffSections.customer,
        icon: 'phone',
        operations: ['openCustomer'],
      },
      {
        href: paths.messages,
        label: staffSections.messages,
        icon: 'mail',
        operations: ['listStaffMessages'],
      },
      {
        href: paths.devices,
        label: staffSections.devices,
        icon: 'shield',
        operations: ['findStaffDevice', 'importWarrantyCodes'],
      },
      {
        href: paths.cannedReplies,
        label: staffSections.cannedReplies,
        icon: 'copy',
        operations: ['listCannedReplies'],
      },
      {
        href: paths.comments,
        label: staffSections.comments,
        icon: 'star',
        operations: ['listStaffComments'],
        waiting: 'comments',
      },
      {
        href: paths.questions,
        label: staffSections.questions,
        icon: 'info',
        operations: ['listStaffQuestions'],
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
        operations: ['getStaffFigures'],
      },
      {
        href: paths.payments,
        label: staffSections.payments,
        icon: 'card',
        operations: ['listStaffPayments'],
      },
      {
        href: paths.ledger,
        label: staffSections.ledger,
        icon: 'receipt',
        operations: ['getLedgerBalances'],
      },
      {
        href: paths.withdrawals,
        label: staffSections.withdrawals,
        icon: 'bank',
        operations: ['listStaffWithdrawals'],
        waiting: 'withdrawals',
      },
      {
        href: paths.reconciliations,
        label: staffSections.reconciliations,
        icon: 'scale',
        operations: ['listPaymentReports'],
        waiting: 'differences',
      },
      {
        href: paths.giftCards,
        label: staffSections.giftCards,
        icon: 'gift',
        operations: ['listStaffGiftCards'],
      },
      {
        href: paths.discounts,
        label: staffSections.discounts,
        icon: 'percent',
        operations: ['listStaffDiscounts'],
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
        operations: ['getStaffContent'],
      },
      {
        href: paths.articles,
        label: staffSections.articles,
        icon: 'edit',
        operations: ['listStaffArticles'],
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
        operations: ['listStaffMembers'],
      },
      {
        href: paths.actions,
        label: staffSections.actions,
        icon: 'clock',
        operations: ['listStaffActions'],
      },
    ],
  },
]

/** The sections that a staff member may open, grouped; empty groups are left out. */
export function sectionGroupsOf(member: Schemas['StaffMember']): SectionGroup[] {
  const isOpen = ({ operations }: Section) => operations.some((each) => mayCall(member, each))
  return groups
    .map(({ title, sections }) => ({ title, sections: sections.filter(isOpen) }))
    .filter(({ sections }) => sections.length > 0)
}
