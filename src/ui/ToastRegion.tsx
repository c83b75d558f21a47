import { useCallback, useEffect, useState } from 'react'
import { FloatingNote } from './FloatingNote.tsx'
import { lazyPart } from './LazyPart.tsx'
import { dropToasts, newestToast, onToast, toastMs } from './toast.ts'

const Toaster = lazyPart(() => import('./Toaster.tsx').then((m) => m.Toaster), {
  failed: () => <PlainToast />,
})

/** Where toasts appear. The toaster's chunk is fetched with the first toast, and again if that failed. */
export function ToastRegion() {
  const [wanted, setWanted] = useState(0)
  useEffect(() => onToast(() => setWanted((count) => count + 1)), [])
  return wanted > 0 ? <Toaster key={wanted} /> : null
}

/** Shows the newest toast for as long as the toaster would, where the toaster's chunk could not be loaded. */
function PlainToast() {
  const [news, setNews] = useState(newestToast)
  const close = useCallback(() => {
    dropToasts()
    setNews(null)
  }, [])
  useEffect(() => {
    const timer = setTimeout(close, toastMs)
    return () => clearTimeout(timer)
  }, [close])
  return news === null ? null : (
    <FloatingNote onClose={close} isToast>
      {news.text}
    </FloatingNote>
  )
}
