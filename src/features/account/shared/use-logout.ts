import { useMutation } from '@tanstack/react-query'
import { unwrap } from '#machines/kernel/problem.ts'
import { account } from '#i18n/fa/account.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { notifyOtherTabs } from '#src/lib/api/tabs.ts'
import { paths } from '#src/lib/paths.ts'
import { toast } from '#src/ui/toast.ts'

/** Ends the session of this browser, here and in the other tabs; the shop begins anew at its home page (AUTH-34). */
export function useLogout() {
  const api = useApi()
  return useMutation({
    mutationFn: () => unwrap(api.POST('/accounts/logout/')),
    onSuccess: () => {
      // What was begun in this tab is theirs who leave.
      sessionStorage.clear()
      notifyOtherTabs('session')
      location.assign(paths.home)
    },
    onError: () => toast({ text: account.menu.logoutFailed, tone: 'error' }),
  })
}
