/** The content items about delivery, which have tables of their own. */
const deliveryContentNames = ['deliveryCalendar', 'deliveryRates'] as const

/** The pages that only have text. */
export const textPageNames = [
  'purchaseGuide',
  'purchaseMethods',
  'sendingMethods',
  'warranty7day',
  'returnProducts',
  'trackingOrders',
  'terms',
  'userPrivacy',
  'stockProductRules',
  'faqRegistry',
] as const

/** What staff edit and publish as a whole. The log of actions stores their positions, from 1: append new ones. */
export const contentNames = [
  'announcement',
  'faq',
  'homePage',
  'homeStories',
  ...deliveryContentNames,
  ...textPageNames,
  'insurances',
  'categoryMenu',
  'siteLinks',
  'shopSettings',
] as const
export type ContentName = (typeof contentNames)[number]

export const isContentName = (key: string): key is ContentName =>
  contentNames.some((each) => each === key)

/** The content items that are stored in tables of their own. */
export const tableContentNames = [...deliveryContentNames, 'insurances'] as const

/** Whether these roles may edit a content item: delivery is for roles that handle orders, settings for owners only. */
export function mayEditContent(roles: readonly string[], key: string): boolean {
  if (key === 'shopSettings') return roles.includes('owner')
  const isOfDelivery = deliveryContentNames.some((each) => each === key)
  return roles.includes('owner') || roles.includes(isOfDelivery ? 'orders' : 'catalogue')
}

/** What the shop shows until somebody publishes, and an article before it is published. */
export const initialVersion = 0
