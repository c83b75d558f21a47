import { orders } from '#i18n/fa/orders.ts'
import { wallet } from '#i18n/fa/wallet.ts'
import { css } from '#styled/css/index.js'
import { copyText } from '#src/lib/copy-text.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { toast } from '#src/ui/toast.ts'

/** The code of a gift card, with a button that copies it. */
export function GiftCode({ code }: { code: string }) {
  return (
    <span className={box}>
      <bdi dir="ltr">{code}</bdi>
      <IconButton
        icon="copy"
        label={wallet.gifts.list.copy}
        onClick={() => {
          void copyText(code).then((isCopied) =>
            toast(
              isCopied
                ? { text: orders.copied, tone: 'ok' }
                : { text: orders.copyFailed, tone: 'error' },
            ),
          )
        }}
      />
    </span>
  )
}

const box = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  textStyle: 'label',
  letterSpacing: '.04em',
})
