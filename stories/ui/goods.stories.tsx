import type { Meta, StoryObj } from '@storybook/react'
import type { ReactNode } from 'react'
import { css } from '#styled/css/index.js'
import { Picture } from '#src/ui/Picture.tsx'
import { ProductCard } from '#src/goods/ProductCard.tsx'
import { Slider } from '#src/ui/Slider.tsx'
import { Thumbnails } from '#src/ui/Thumbnails.tsx'
import { discountedPhone, phone, soldOutPhone, usedPhone } from '#stories/support/goods.ts'

const meta: Meta = { title: 'ui/goods' }
export default meta
type Story = StoryObj

const grid = css({
  display: 'grid',
  gap: '4',
  gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
})
const goods = [phone, discountedPhone, soldOutPhone, usedPhone]

/** Cards stand below the heading of their part of a page. */
function Group({ children }: { children: ReactNode }) {
  return (
    <section className={css({ display: 'grid', gap: '4' })}>
      <h2 className={css({ textStyle: 'h2' })}>تازه‌ها</h2>
      {children}
    </section>
  )
}

export const StandingCards: Story = {
  render: () => (
    <Group>
      <div className={grid}>
        {goods.map((product) => (
          <ProductCard key={product.slug} product={product} countdown="below" />
        ))}
      </div>
    </Group>
  ),
}

export const LyingCards: Story = {
  render: () => (
    <Group>
      <div className={css({ display: 'grid', gap: '3', maxWidth: '360px' })}>
        {goods.map((product) => (
          <ProductCard key={product.slug} product={product} look="horizontal" />
        ))}
      </div>
    </Group>
  ),
}

export const Sliders: Story = {
  render: () => (
    <Group>
      <Slider
        label="تازه‌ها"
        slideClass={css({ width: '220px', flexShrink: '0', paddingInlineEnd: '3' })}
        dots
        slides={goods.map((product) => ({
          key: product.slug,
          content: <ProductCard product={product} />,
        }))}
      />
    </Group>
  ),
}

export const Pictures: Story = {
  render: () => (
    <Picture
      src={phone.image.image}
      alt={phone.image.alt_text}
      width={480}
      height={480}
      sizes="320px"
      className={css({ width: '320px', height: 'auto' })}
    />
  ),
}

export const ThumbnailRow: Story = {
  render: () => (
    <Thumbnails
      items={[
        { id: 1, src: phone.image.image, title: phone.title, count: 1 },
        { id: 2, src: discountedPhone.image.image, title: discountedPhone.title, count: 3 },
      ]}
    />
  ),
}
