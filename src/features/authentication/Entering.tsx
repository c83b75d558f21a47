import { login } from '#i18n/fa/login.ts'
import { StepFrame } from './shared/StepFrame.tsx'
import { Button } from '#src/ui/Button.tsx'

/** Signed in, until the cart is loaded and the next page is shown. */
export function Entering() {
  return (
    <StepFrame title={login.signedIn}>
      <Button wide busy busyLabel={login.entering}>
        {login.entering}
      </Button>
    </StepFrame>
  )
}
