import { useLocation } from 'wouter'
import { css } from '#styled/css/index.js'
import { platform as words } from '#i18n/fa/platform.ts'
import { PhoneVerification } from '#src/features/phone-verification/shared/PhoneVerification.tsx'
import { usePhoneVerification } from '#src/features/phone-verification/shared/use-phone-verification.ts'
import type { PageDefinition } from '#src/lib/page.ts'
import { paths } from '#src/lib/paths.ts'
import { Badge } from '#src/ui/Badge.tsx'
import { LinkedText } from '#src/ui/LinkedText.tsx'
import { Head } from '#src/ui/Head.tsx'
import { toast } from '#src/ui/toast.ts'

export const platformPage: PageDefinition = { Page: PlatformPage }

/** The sign-up of followers on a social platform: name and number, then the code, then the home page. */
function PlatformPage() {
  const [, navigate] = useLocation()
  const actor = usePhoneVerification('platformSignUp', () => {
    toast({ text: words.registered, tone: 'ok' })
    navigate(paths.home)
  })
  return (
    <>
      <Head title={words.title} description={words.description} canonical={paths.platform} />
      <div className={intro}>
        <Badge tone="brand" icon="instagram">
          {words.badge}
        </Badge>
        <h1 className={css({ textStyle: 'h1', marginBlockStart: '3' })} tabIndex={-1}>
          {words.heading}
        </h1>
        <p className={css({ marginBlockStart: '1', textStyle: 'body', color: 'text-2' })}>
          {words.text}
        </p>
      </div>
      <PhoneVerification actor={actor} title={words.formTitle} text={words.formText} />
      <p className={privacy}>
        <LinkedText>{words.privacy}</LinkedText>
      </p>
    </>
  )
}

const privacy = css({ marginBlockStart: '6', textStyle: 'small', color: 'text-2' })
const intro = css({
  marginBlockEnd: '6',
  paddingBlockEnd: '6',
  borderBlockEnd: '1px solid {colors.border}',
})
