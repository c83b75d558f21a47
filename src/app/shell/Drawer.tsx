import { useQuery } from '@tanstack/react-query'
import { shell } from '#i18n/fa/shell.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { menuQuery } from './menu.queries.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { Retry } from '#src/ui/Retry.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

type Props = { open: boolean; onClose: () => void }

const DrawerContent = lazyPart(() => import('./DrawerContent.tsx').then((m) => m.DrawerContent), {
  waiting: <Skeleton height="400px" />,
})

/** The side drawer of phones and tablets. Its content is loaded when it opens for the first time. */
export function Drawer({ open, onClose }: Props) {
  const menu = useQuery({ ...menuQuery(useApi()), enabled: open })
  return (
    <Dialog open={open} onClose={onClose} title={shell.categories} look="drawer">
      {menu.isLoadingError && <Retry onRetry={() => void menu.refetch()} />}
      <DrawerContent menu={menu.data ?? (menu.isLoadingError ? [] : null)} onLeave={onClose} />
    </Dialog>
  )
}
