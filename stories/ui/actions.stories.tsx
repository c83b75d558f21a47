import type { Meta, StoryObj } from '@storybook/react'
import { css } from '#styled/css/index.js'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { Chip, ChipLink, chipRow, RemovableChip } from '#src/ui/Chip.tsx'
import { ColorChip } from '#src/ui/ColorChip.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Quantity } from '#src/ui/Quantity.tsx'
import { Retry } from '#src/ui/Retry.tsx'

const meta: Meta = { title: 'ui/actions' }
export default meta
type Story = StoryObj

const row = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' })
const nothing = () => undefined

export const Buttons: Story = {
  render: () => (
    <div className={row}>
      <Button icon="cart">افزودن به سبد</Button>
      <Button look="tonal">تونال</Button>
      <Button look="line">خطی</Button>
      <Button look="ghost">شبح</Button>
      <Button look="ink">تیره</Button>
      <Button look="danger" icon="trash">
        حذف
      </Button>
      <ButtonLink href="/productlist" look="line" iconEnd="arrow">
        همهٔ محصولات
      </ButtonLink>
    </div>
  ),
}

export const ButtonStates: Story = {
  render: () => (
    <div className={row}>
      <Button busy busyLabel="در حال ثبت…">
        ثبت سفارش
      </Button>
      <Button disabled>ناموجود</Button>
      <Button look="line" disabled>
        خطی
      </Button>
      <Button size="sm">کوچک</Button>
      <Button wide>به پهنای جا</Button>
    </div>
  ),
}

export const IconButtons: Story = {
  render: () => (
    <div className={row}>
      <IconButton icon="close" label="بستن" />
      <IconButton icon="refresh" label="تازه‌سازی" />
      <IconButton icon="trash" label="حذف" disabled />
    </div>
  ),
}

export const Chips: Story = {
  render: () => (
    <div className={chipRow}>
      <Chip>همه</Chip>
      <Chip selected>۲۵۶ گیگابایت</Chip>
      <Chip disabled>۵۱۲ گیگابایت</Chip>
      <RemovableChip>سامسونگ</RemovableChip>
      <ChipLink href="/productlist/mobile">گوشی موبایل</ChipLink>
      <ChipLink href="/productlist" removes>
        فقط موجودها
      </ChipLink>
    </div>
  ),
}

export const ColorChips: Story = {
  render: () => (
    <div className={chipRow}>
      <ColorChip code="#31405c" name="آبی" selected />
      <ColorChip code="#e3e4e5" name="نقره‌ای" />
      <ColorChip code="#111111" name="مشکی" soldOut />
    </div>
  ),
}

export const Quantities: Story = {
  render: () => (
    <div className={row}>
      <Quantity value={1} max={5} of="آیفون ۱۷" onChange={nothing} onRemove={nothing} />
      <Quantity value={3} max={5} of="آیفون ۱۶" onChange={nothing} onRemove={nothing} />
      <Quantity value={5} max={5} of="آیفون ۱۵" onChange={nothing} onRemove={nothing} />
      <Quantity value={2} max={5} of="آیفون ۱۴" onChange={nothing} onRemove={nothing} busy />
    </div>
  ),
}

export const Retrying: Story = { render: () => <Retry onRetry={nothing} /> }
