import { useState, type ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { product as words } from '#i18n/fa/product.ts'
import { Dialog } from '#src/ui/Dialog.tsx'
import { lazyPart } from '#src/ui/LazyPart.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import type { Product, Variant } from '#src/features/product/product-view.ts'
import type { Topic } from './topic.ts'

type Props = {
  topic: Topic
  product: Product
  variant: Variant
  /** Label of the button; by default the topic's. */
  children?: ReactNode
  /** Replaces the look of a light link. */
  className?: string
}

const TermsText = lazyPart(() => import('./TermsText.tsx').then((m) => m.TermsText), {
  waiting: <Skeleton height="160px" />,
})

/** A button that opens the terms of a topic. */
export function Terms({ topic, product, variant, children, className }: Props) {
  const [open, setOpen] = useState(false)
  const { title, link: label } = words.terms[topic]
  return (
    <>
      <button type="button" className={className ?? termsLink} onClick={() => setOpen(true)}>
        {children ?? label}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={title}>
        <TermsText topic={topic} product={product} variant={variant} />
      </Dialog>
    </>
  )
}

/** A link to terms within small text. */
export const termsLink = css({
  position: 'relative',
  textStyle: 'caption',
  fontWeight: '600',
  whiteSpace: 'nowrap',
  color: 'brand-text',
  cursor: 'pointer',
  _hover: { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', insetInline: '-8px', insetBlock: '-12px' },
})
