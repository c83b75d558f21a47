import type { Config } from '@pandacss/dev'

/** Every color, size and text style that the studio names. */
export const theme: Config = {
  outdir: 'generated/styled-system',
  importMap: '#styled',
  outExtension: 'js',
  presets: ['@pandacss/preset-base'],
  preflight: true,
  theme: {
    breakpoints: { sm: '600px', md: '960px', lg: '1200px', xl: '1280px' },
    tokens: {
      colors: values({
        bg: '#ffffff',
        'bg-sunken': '#f3f6f6',
        surface: '#ffffff',
        'surface-2': '#f8fafa',
        text: '#101c1f',
        'text-2': '#4a585c',
        'text-3': '#647377',
        'text-disabled': '#98a6a8',
        border: '#e1e8e8',
        'border-strong': '#c5d0d1',
        'border-field': '#7f8e91',
        brand: '#00737a',
        'on-brand': '#ffffff',
        'brand-soft': '#e4f4f3',
        'brand-soft-hover': '#d2ecea',
        'brand-text': '#00676d',
        'brand-line': '#9fd3d0',
        'warn-soft': '#fff3d6',
        'warn-text': '#7f4d00',
        ok: '#22803c',
        'ok-text': '#1b6b32',
        'info-soft': '#e8f0fc',
        'info-text': '#1f4f9e',
        danger: '#b3261e',
        'danger-soft': '#fdeceb',
        focus: '#0b4fd1',
      }),
      spacing: values(
        Object.fromEntries(Array.from({ length: 13 }, (_, step) => [step, `${step * 4}px`])),
      ),
      sizes: values({ tap: '44px', control: '48px', full: '100%' }),
      radii: values({ xs: '6px', sm: '8px', md: '12px', lg: '16px', full: '999px' }),
    },
    textStyles: {
      h3: text('17px', '28px', '700'),
      ui: text('14px', '24px'),
      label: text('14px', '24px', '600'),
      small: text('13px', '20px'),
      caption: text('12px', '20px'),
    },
  },
}

/** The components of `ui.ts`, whose styles the page needs. */
export const componentFiles = ['./studio/shop/**/*.{ts,tsx}']

function values(of: Record<string, string>): Record<string, { value: string }> {
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, { value }]))
}

function text(fontSize: string, lineHeight: string, fontWeight = '500') {
  return { value: { fontSize, lineHeight, fontWeight } }
}
