import { account } from '#i18n/fa/account.ts'
import type { Unseen } from './use-unseen.ts'
import type { IconName } from '#src/ui/icon/names.ts'
import { paths } from '#src/lib/paths.ts'

const { links } = account.menu

type AccountLink = { href: string; icon: IconName; title: string; counts?: keyof Unseen }

/** The pages of the account, in the order of its menu. */
export const accountLinks: readonly AccountLink[] = [
  { href: paths.profile, icon: 'user', title: links.profile },
  { href: paths.orders, icon: 'box', title: links.orders },
  { href: paths.wishlist, icon: 'heart', title: links.saved },
  { href: paths.addresses, icon: 'pin', title: links.addresses },
  { href: paths.advisor, icon: 'compass', title: links.advisor },
  { href: paths.tickets, icon: 'support', title: links.support, counts: 'tickets' },
  { href: paths.messages, icon: 'mail', title: links.messages, counts: 'messages' },
]
