import { deviceRegistry } from '#i18n/fa/device-registry.ts'
import { css } from '#styled/css/index.js'
import { paths } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/Button.tsx'

const words = deviceRegistry.revoked

/** Where a customer asks why a warranty is void. */
export function RevokedHelp() {
  return (
    <div className={css({ display: 'grid', gap: '3', justifyItems: 'start' })}>
      <p className={css({ textStyle: 'body' })}>{words.text}</p>
      <ButtonLink look="line" size="sm" icon="chat" href={paths.tickets}>
        {words.ask}
      </ButtonLink>
    </div>
  )
}
