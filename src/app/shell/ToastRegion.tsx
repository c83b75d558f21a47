import { useEffect, useState } from 'react'
import { FloatingNote } from '#src/ui/FloatingNote.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { dropToasts, newestToast, onToast } from '#src/ui/toast.ts'

const Toaster = lazyPart(() => import('#src/ui/Toaster.tsx').then((m) => m.Toaster), {
  failed: () => <PlainToast />,
})

/** The place for toasts; its script is fetched when the first one is wanted, and again as long as it does not come. */
export function ToastRegion() {
  const [wanted, setWanted] = useState(0)
  useEffect(() => onToast(() => setWanted((count) => count + 1)), [])
  return wanted > 0 ? <Toaster key={wanted} /> : null
}

/** Says the newest news without the toaster, whose script did not come. */
function PlainToast() {
  const [news, setNews] = useState(newestToast)
  const close = () => {
    dropToasts()
    setNews(null)
  }
  return news === null ? null : <FloatingNote onClose={close}>{news.text}</FloatingNote>
}
