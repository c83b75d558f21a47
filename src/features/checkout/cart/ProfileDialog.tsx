import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { checkout } from '#i18n/fa/checkout.ts'
import type { CartEditingRef } from '#machines/flows/cart-editing/cart-editing.machine.ts'
import { LoadFailure } from '#src/features/support/shared/LoadFailure.tsx'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { profileQuery } from '#src/features/profile/shared/profile.queries.ts'
import { ProfileForm } from './ProfileForm.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'

const words = checkout.profile

/** The form for what a buyer's profile lacks: name and national or fida code. */
export function ProfileDialog({ editing }: { editing: CartEditingRef }) {
  const isOpen = useSelector(editing, (snapshot) => snapshot.matches('completingProfile'))
  const profile = useQuery({ ...profileQuery(useApi()), enabled: isOpen })
  return (
    <Dialog
      open={isOpen}
      onClose={() => editing.send({ type: 'dialog.dismissed' })}
      title={words.title}
    >
      {profile.data !== undefined && <ProfileForm editing={editing} profile={profile.data} />}
      {profile.isLoadingError && (
        <LoadFailure error={profile.error} onRetry={() => void profile.refetch()} />
      )}
      {profile.isPending && <Skeleton height="320px" />}
    </Dialog>
  )
}
