import { useEffect } from 'react'

/** Lets the phone's back gesture close the dialog instead of leaving the page, where the browser supports it. */
export function useBackGesture(open: boolean, onClose: () => void): void {
  useEffect(() => {
    if (!open || !('CloseWatcher' in globalThis)) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', onClose)
    return () => watcher.destroy()
  }, [open, onClose])
}
