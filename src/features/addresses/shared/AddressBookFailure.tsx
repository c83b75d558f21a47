import { useSelector } from '@xstate/react'
import { checkout } from '#i18n/fa/checkout.ts'
import { delivery as words } from '#i18n/fa/delivery.ts'
import {
  addressBookSelectors,
  type AddressBookRef,
} from '#machines/flows/address-book/address-book.machine.ts'
import { isSignedOut } from '#machines/kernel/problem.ts'
import { ReportLink } from '#src/features/support/shared/ReportLink.tsx'
import { SignInLink } from '#src/features/support/shared/SignInLink.tsx'
import { failureText } from '#src/lib/failure-text.ts'
import { Button } from '#src/ui/Button.tsx'
import { InSight } from '#src/ui/InSight.tsx'
import { Note } from '#src/ui/Note.tsx'

/** Why an address could not be removed, with the retry where it can help. */
export function AddressBookFailure({ book }: { book: AddressBookRef }) {
  const failure = useSelector(book, addressBookSelectors.failure)
  const canRetry = useSelector(book, addressBookSelectors.canRetry)
  const isRemovalFailed = useSelector(book, (snapshot) =>
    snapshot.matches({ browsing: 'removalFailed' }),
  )
  if (failure === null) return null
  return (
    <InSight>
      <Note
        tone="danger"
        role="alert"
        action={
          isSignedOut(failure) ? (
            <SignInLink />
          ) : (
            canRetry && (
              <Button size="sm" look="line" onClick={() => book.send({ type: 'retry.requested' })}>
                {checkout.retry}
              </Button>
            )
          )
        }
      >
        {isRemovalFailed && `${words.removalFailed} `}
        {failureText(failure)}
        <ReportLink failure={failure} />
      </Note>
    </InSight>
  )
}
