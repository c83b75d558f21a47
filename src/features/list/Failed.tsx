import { list } from '#i18n/fa/list.ts'
import { ui } from '#i18n/fa/ui.ts'
import { Button } from '#src/ui/Button.tsx'
import { Note } from '#src/ui/Note.tsx'

/** Shown in place of a list that could not be loaded. */
export function Failed({ retry }: { retry: () => void }) {
  return (
    <Note
      tone="danger"
      role="alert"
      action={
        <Button look="line" size="sm" icon="refresh" onClick={retry}>
          {ui.retry}
        </Button>
      }
    >
      {list.failed}
    </Note>
  )
}
