import type { Meta, StoryObj } from '@storybook/react'
import { useEffect } from 'react'
import { css } from '#styled/css/index.js'
import { Arch } from '#src/ui/Arch.tsx'
import { Button, ButtonLink } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import type { DialogProps } from '#src/ui/dialog-props.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Girih } from '#src/ui/Girih.tsx'
import { ArcadeScene } from '#src/ui/scenes/ArcadeScene.tsx'
import { BagScene } from '#src/ui/scenes/BagScene.tsx'
import { StoreScene } from '#src/ui/scenes/StoreScene.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { toast, type ToastNews } from '#src/ui/toast.ts'
import { appears, says } from '#stories/support/appears.ts'

const meta: Meta = { title: 'ui/surfaces' }
export default meta
type Story = StoryObj

const nothing = () => undefined
const dialog = { open: true, onClose: nothing, title: 'حذف از سبد' }

const opened = (props: Partial<DialogProps>): Story => ({
  play: appears(props.alert === true ? 'alertdialog' : 'dialog'),
  render: () => (
    <Dialog {...dialog} {...props}>
      <p>این کالا از سبد برداشته شود؟</p>
    </Dialog>
  ),
})

export const Sheet: Story = opened({})
export const Question: Story = opened({
  alert: true,
  foot: <Button look="danger">حذف</Button>,
})
export const FullDialog: Story = opened({ look: 'full', foot: <Button wide>دیدن ۱۲ کالا</Button> })
export const Drawer: Story = opened({ look: 'drawer', title: 'دسته‌ها' })

export const EmptyBag: Story = {
  render: () => (
    <EmptyState
      scene={<BagScene />}
      title="سبد خرید شما خالی است"
      text="هر چه بپسندید این‌جا می‌ماند تا سفارش دهید."
      actions={<ButtonLink href="/productlist">دیدن محصولات</ButtonLink>}
    />
  ),
}
export const NothingFound: Story = {
  render: () => (
    <EmptyState scene={<ArcadeScene />} title="چیزی پیدا نشد" text="صافی‌ها را کمتر کنید." />
  ),
}
export const Store: Story = {
  render: () => (
    <EmptyState
      scene={<StoreScene label="نمای شعبهٔ شرق" />}
      title="تحویل حضوری"
      text="شعبهٔ شرق، همه‌روزه ۱۰ تا ۲۰"
    />
  ),
}

export const Skeletons: Story = {
  render: () => (
    <div className={css({ display: 'grid', gap: '3', maxWidth: '320px' })}>
      <Skeleton height="160px" radius="16px" />
      <Skeleton width="80%" height="20px" />
      <Skeleton width="40%" height="20px" />
    </div>
  ),
}

export const ToastDone: Story = toasting({ text: 'به سبد خرید اضافه شد', tone: 'ok' })
export const ToastInfo: Story = toasting({
  text: 'بیش از این موجود نیست',
  tone: 'info',
  action: { label: 'دیدن سبد', href: '/cart' },
})
export const ToastError: Story = toasting({ text: 'ذخیره نشد', tone: 'error' })

function toasting(news: ToastNews): Story {
  return { render: () => <Toasting news={news} />, play: says(news.text) }
}

function Toasting({ news }: { news: ToastNews }) {
  useEffect(() => toast(news), [news])
  return <p>پیام گذرا پایین صفحه می‌آید.</p>
}

export const Ornaments: Story = {
  render: () => (
    <div className={ground}>
      <Girih />
      <Arch className={arch} />
    </div>
  ),
}

const ground = css({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '240px',
  borderRadius: 'lg',
  overflow: 'hidden',
  bg: 'panel',
  color: 'on-panel',
})
const arch = css({ width: '120px', height: '160px', bg: 'brand-soft' })
