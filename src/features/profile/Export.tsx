import { useMutation } from '@tanstack/react-query'
import { profile } from '#i18n/fa/profile.ts'
import { failureOf, unwrap } from '#machines/kernel/problem.ts'
import { useApi } from '#src/lib/api/ApiContext.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { Button } from '#src/ui/Button.tsx'
import { toast } from '#src/ui/toast.ts'
import { sectionBox, SectionHead } from './Section.tsx'

const words = profile.export

/** Downloads everything that the shop keeps about the customer. */
export function Export() {
  const api = useApi()
  const download = useMutation({
    mutationFn: () => unwrap(api.GET('/accounts/export/')),
    onSuccess: (data) => {
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })
      saveFile(file, words.file)
      toast({ text: words.ready, tone: 'ok' })
    },
    onError: (error) =>
      toast({ text: `${words.failed} ${failureText(failureOf(error))}`, tone: 'error' }),
  })
  return (
    <section className={sectionBox} aria-labelledby="export-title">
      <SectionHead id="export-title" title={words.title} text={words.text} />
      <div>
        <Button
          look="line"
          busy={download.isPending}
          busyLabel={words.preparing}
          onClick={() => download.mutate()}
        >
          {words.download}
        </Button>
      </div>
    </section>
  )
}
