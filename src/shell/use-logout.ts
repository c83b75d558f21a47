import { useMutation } from '@tanstack/react-query'
import { unwrap } from '#machines/problem.ts'
import { shell } from '#i18n/fa/shell.ts'
import { useApi } from '#src/api/ApiContext.tsx'
import { useSessionChange } from '#src/lib/session.ts'
import { toast } from '#src/ui/toast.ts'

/** Ends the session of this browser, here and in the other tabs. @param onDone called once it has ended */
export function useLogout(onDone?: () => void) {
  const api = useApi()
  const changed = useSessionChange()
  return useMutation({
    mutationFn: () => unwrap(api.POST('/accounts/logout/')),
    onSuccess: () => {
      onDone?.()
      changed()
      toast({ text: shell.loggedOut })
    },
    onError: () => toast({ text: shell.logoutFailed, tone: 'error' }),
  })
}
