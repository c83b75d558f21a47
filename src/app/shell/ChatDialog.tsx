import { shell } from '#i18n/fa/shell.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const ContactWays = lazyPart(
  () => import('#src/features/contact/shared/ContactWays.tsx').then((m) => m.ContactWays),
  { waiting: <Skeleton height="272px" /> },
)

type Props = { open: boolean; onClose: () => void }

/** Ways to contact the support. */
export function ChatDialog({ open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={shell.chat}>
      <ContactWays intro onLeave={onClose} />
    </Dialog>
  )
}
