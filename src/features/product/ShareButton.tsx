import { product as words } from '#i18n/fa/product.ts'
import { copyText } from '#src/lib/copy-text.ts'
import { useHydrated } from '#src/lib/use-hydrated.ts'
import { ToolButton } from '#src/ui/ToolButton.tsx'
import { toast } from '#src/ui/toast.ts'

type Props = { product: { slug: string; title: string } }

/** Opens the device's own sheet for sharing, where there is one, and copies the product's URL. */
export function ShareButton({ product: { slug, title } }: Props) {
  const canShare = useHydrated() && 'share' in navigator
  const url = () => `${location.origin}/products/${encodeURIComponent(slug)}`
  const copy = async () => {
    const copied = await copyText(url())
    if (copied) toast({ text: words.linkCopied })
    else toast({ text: words.linkNotCopied, tone: 'error' })
  }
  const share = async () => {
    try {
      await navigator.share({ title, url: url() })
    } catch (error) {
      const isDismissed = error instanceof DOMException && error.name === 'AbortError'
      if (!isDismissed) await copy()
    }
  }
  return (
    <>
      {canShare && <ToolButton icon="share" label={words.share} onClick={() => void share()} />}
      <ToolButton icon="copy" label={words.copyLink} onClick={() => void copy()} />
    </>
  )
}
