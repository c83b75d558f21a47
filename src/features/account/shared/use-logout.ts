import { useMutation } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import { account } from '#i18n/fa/account.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { notifyOtherTabs } from '#src/lib/api/tabs.ts'
import { forgetTab } from '#src/lib/forget-tab.ts'
import { loadBelowLayers } from '#src/lib/history-layers.ts'
import { paths } from '#src/lib/paths.ts'
import { toast, toastAfterLoad } from '#src/ui/toast.ts'

/**
 * Ends the session in all tabs of this browser and loads another page, by default the home page.
 * @param onEnded runs before that
 */
export function useLogout(next: string = paths.home, onEnded?: () => void) {
  const api = useApi()
  return useMutation({
    mutationFn: () => unwrap(api.POST('/accounts/logout/')),
    onSuccess: () => {
      forgetTab()
      toastAfterLoad(account.menu.loggedOut)
      notifyOtherTabs('session')
      onEnded?.()
      loadBelowLayers(next)
    },
    onError: () => toast({ text: account.menu.logoutFailed, tone: 'error' }),
  })
}
