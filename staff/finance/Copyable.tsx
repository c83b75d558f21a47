import { staffFinance as words } from '#i18n/fa/staff-finance.ts'
import { css } from '#styled/css/index.js'
import { copyText } from '#src/lib/copy-text.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { toast } from '#src/ui/toast.ts'

type Props = {
  /** What it is. */
  label: string
  /** As it is copied. */
  text: string
  /** As it is shown. */
  shown: string
  /** Latin letters and digits, in groups. */
  ltr?: boolean
}

/** A number that somebody types elsewhere. */
export function Copyable({ label, text, shown, ltr = false }: Props) {
  const copy = async () => {
    const isCopied = await copyText(text)
    toast(isCopied ? { text: words.copied, tone: 'ok' } : { text: words.copyFailed, tone: 'error' })
  }
  return (
    <span className={row}>
      <bdi dir={ltr ? 'ltr' : undefined}>{shown}</bdi>
      <IconButton icon="copy" label={`${words.copy} ${label}`} onClick={() => void copy()} />
    </span>
  )
}

const row = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  '& > button': { marginBlock: '-3' },
})
