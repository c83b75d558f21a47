import { css, cva } from '#styled/css/index.js'

/** The position of a dialog on the screen. */
export const place = cva({
  base: {
    position: 'fixed',
    inset: '0',
    zIndex: 'sheet',
    display: 'flex',
    justifyContent: 'center',
    alignItems: { base: 'flex-end', md: 'center' },
  },
  variants: {
    look: {
      sheet: {},
      full: { alignItems: { base: 'stretch', md: 'center' } },
      wide: { alignItems: { base: 'stretch', md: 'center' }, padding: { md: '6' } },
      stage: { alignItems: { base: 'stretch', sm: 'center' } },
      drawer: { justifyContent: 'flex-start', alignItems: 'stretch!' },
      cover: { bg: 'bg-sunken' },
    },
  },
})

/** Its size, shape and entry animation. */
export const box = cva({
  base: {
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    bg: 'surface',
    boxShadow: 'float',
    outline: 'none',
    // A dialog that opened another one steps back behind it.
    '&[data-has-nested=dialog]': { md: { filter: 'brightness(.6)' } },
    _still: { animation: 'none!' },
  },
  variants: {
    look: {
      sheet: {
        maxHeight: '88dvh',
        maxWidth: { md: '520px' },
        borderRadius: { base: '24px 24px 0 0', md: 'lg' },
        '&[data-state=open]': { animation: 'rise {durations.base} {easings.ease}' },
      },
      cover: {
        maxHeight: '88dvh',
        maxWidth: { md: '520px' },
        borderRadius: { base: '24px 24px 0 0', md: 'lg' },
      },
      full: {
        maxHeight: { md: '88dvh' },
        maxWidth: { md: '560px' },
        borderRadius: { md: 'lg' },
        '&[data-state=open]': { animation: 'rise {durations.base} {easings.ease}' },
      },
      wide: {
        height: { md: 'full' },
        maxHeight: { md: '960px' },
        maxWidth: { md: '1120px' },
        borderRadius: { md: 'lg' },
        '&[data-state=open]': { animation: 'rise {durations.base} {easings.ease}' },
      },
      stage: {
        height: { sm: 'min(92dvh, 840px)' },
        maxWidth: { sm: 'min(460px, 56dvh)' },
        borderRadius: { sm: 'lg' },
        overflow: 'hidden',
        '&[data-state=open]': { animation: 'grow {durations.base} {easings.ease}' },
      },
      drawer: {
        width: '88vw',
        maxWidth: '360px',
        '&[data-state=open]': { animation: 'slide {durations.base} {easings.ease}' },
      },
    },
  },
})

/** The part that scrolls. */
export const body = cva({
  base: {
    flex: '1',
    minHeight: '0',
    overflowY: 'auto',
    // What gets the focus is scrolled above a foot that lies over the fields.
    '&:has([data-foot])': { scrollPaddingBlockEnd: { base: '136px', _short: '4' } },
    '&:has([data-foot] [role=alert])': { scrollPaddingBlockEnd: { base: '232px', _short: '4' } },
  },
  variants: {
    look: {
      sheet: { paddingInline: '4', paddingBlockEnd: '6' },
      cover: { paddingInline: '4', paddingBlockEnd: '6' },
      full: { paddingInline: '4', paddingBlock: '8px 24px' },
      wide: { paddingInline: '4', paddingBlockEnd: '6' },
      drawer: { paddingInline: '4', paddingBlockEnd: '6' },
      stage: { display: 'flex', flexDirection: 'column', overflow: 'hidden' },
    },
  },
})

/** A form that ends in a `DialogFoot`: in a dialog of the screen's height it is as high, so that its foot is at the bottom. */
export const footedForm = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  minHeight: 'full',
})

/** What stays visible below the part that scrolls. */
export const footer = css({
  padding: '12px 16px calc(12px + env(safe-area-inset-bottom))',
  borderBlockStart: '1px solid {colors.border}',
})
