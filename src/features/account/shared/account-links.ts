import { account } from '#i18n/fa/account.ts'
import type { Unseen } from './use-unseen.ts'
import type { IconName } from '#src/ui/icon/names.ts'

const { links } = account.menu

type AccountLink = { href: string; icon: IconName; title: string; counts?: keyof Unseen }

/** Where the account leads, in the order of the specification (SHELL-38); signing out comes after them. */
export const accountLinks: readonly AccountLink[] = [
  { href: '/profile', icon: 'user', title: links.profile },
  { href: '/shopping-history', icon: 'box', title: links.orders },
  { href: '/saved-products', icon: 'heart', title: links.saved },
  { href: '/my-addresses', icon: 'pin', title: links.addresses },
  { href: '/purchase-advisor', icon: 'compass', title: links.advisor },
  { href: '/ticket', icon: 'support', title: links.support, counts: 'tickets' },
  { href: '/messages', icon: 'mail', title: links.messages, counts: 'messages' },
]
