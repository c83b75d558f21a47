import { useState } from 'react'
import { wallet } from '#i18n/fa/wallet.ts'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'

const words = wallet.terms

/** A button that opens the terms of the wallet. */
export function WalletTerms() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="ghost" icon="info" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Dialog open={isOpen} onClose={close} title={words.title} look="sheet">
        <ul className={list}>
          {words.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <Button wide onClick={close}>
          {words.close}
        </Button>
      </Dialog>
    </>
  )
}

const list = css({
  display: 'grid',
  gap: '3',
  marginBlockEnd: '4',
  paddingInlineStart: '5',
  listStyle: 'disc',
  textStyle: 'body',
})
