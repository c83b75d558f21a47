import { product as words } from '#i18n/fa/product.ts'
import { copyText } from '#src/lib/copy-text.ts'
import { ToolButton } from '#src/ui/ToolButton.tsx'
import { toast } from '#src/ui/toast.ts'

/** Copies the product's URL. */
export function ShareButton({ slug }: { slug: string }) {
  const copy = async () => {
    const copied = await copyText(`${location.origin}/products/${encodeURIComponent(slug)}`)
    if (copied) toast({ text: words.linkCopied })
    else toast({ text: words.linkNotCopied, tone: 'error' })
  }
  return <ToolButton icon="share" label={words.share} onClick={() => void copy()} />
}
