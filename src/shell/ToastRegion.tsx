import { lazy, Suspense, useEffect, useState } from 'react'
import { onFirstToast } from '#src/ui/toast.ts'

const Toaster = lazy(() => import('#src/ui/Toaster.tsx').then((m) => ({ default: m.Toaster })))

/** The place for toasts; its script is fetched when the first one is wanted. */
export function ToastRegion() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => onFirstToast(() => setWanted(true)), [])
  return wanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
