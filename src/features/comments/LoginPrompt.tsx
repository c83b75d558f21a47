import { comments as words } from '#i18n/fa/comments.ts'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { paths } from '#src/lib/paths.ts'

type Props = {
  open: boolean
  /** The page to return to after the sign-in. */
  returnTo: string
  onClose: () => void
}

/** Asks a guest who likes a comment to sign in (CMT-21). */
export function LoginPrompt({ open, returnTo, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.loginTitle}
      foot={
        <>
          <ButtonLink href={paths.login({ redirectUrl: returnTo })} icon="login" wide>
            {words.login}
          </ButtonLink>
          <Button look="ghost" wide onClick={onClose}>
            {words.notNow}
          </Button>
        </>
      }
    >
      {words.loginText}
    </Dialog>
  )
}
