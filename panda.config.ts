import { defineConfig } from '@pandacss/dev'
import { colors } from './src/ui/theme/colors.ts'
import { textStyles } from './src/ui/theme/type.ts'

export default defineConfig({
  include: ['./src/**/*.{ts,tsx}', './stories/**/*.{ts,tsx}', './.storybook/**/*.{ts,tsx}'],
  outdir: 'generated/styled-system',
  importMap: '#styled',
  outExtension: 'js',
  presets: ['@pandacss/preset-base'],
  preflight: true,
  minify: true,
  hash: { className: true, cssVar: false },
  hooks: {
    // Text is designed in px and grows with the text size that the shopper has set in the browser.
    'cssgen:done': ({ artifact, content }) =>
      artifact === 'styles.css' ? textInRem(content) : content,
  },
  logLevel: 'warn',
  conditions: {
    extend: {
      dark: '[data-theme=dark] &',
      osDark: '@media (prefers-color-scheme: dark)',
      unthemed: ':root:not([data-theme]) &',
      hover: [
        '@media (hover: hover)',
        '&:is(:hover, [data-hover]):not(:disabled, [data-disabled], [aria-disabled=true])',
      ],
      press: '&:is(:active, [data-press]):not(:disabled, [data-disabled], [aria-disabled=true])',
      focusRing: '&:is(:focus-visible, [data-focus-visible])',
      still: '@media (prefers-reduced-motion: reduce)',
      // A phone on its side, or a page at 400 %: bars that stay would cover half of it.
      short: '@media (height < 420px)',
      signedIn: '[data-signed-in] &',
      comparing: '[data-compare] &',
    },
  },
  theme: {
    breakpoints: {
      sm: '600px',
      md: '960px',
      lg: '1200px',
      xl: '1280px',
      '2xl': '1440px',
      '3xl': '1920px',
    },
    tokens: {
      fonts: {
        body: {
          value:
            "'Vazirmatn', 'Noto like Vazirmatn', 'DejaVu like Vazirmatn', system-ui, sans-serif",
        },
      },
      spacing: steps(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24),
      sizes: {
        tap: { value: '44px' },
        control: { value: '48px' },
        content: { value: '1440px' },
        'content-wide': { value: '1840px' },
        summary: { value: '384px' },
        full: { value: '100%' },
      },
      radii: {
        none: { value: '0' },
        xs: { value: '6px' },
        sm: { value: '8px' },
        md: { value: '12px' },
        lg: { value: '16px' },
        xl: { value: '24px' },
        full: { value: '999px' },
      },
      shadows: {
        none: { value: 'none' },
        float: { value: '0 12px 32px rgb(8 34 38 / .12), 0 2px 6px rgb(8 34 38 / .06)' },
        bar: { value: '0 -1px 0 var(--colors-border)' },
      },
      zIndex: {
        sticky: { value: 10 },
        header: { value: 20 },
        bar: { value: 30 },
        scrim: { value: 40 },
        sheet: { value: 50 },
        toast: { value: 60 },
      },
      durations: { fast: { value: '150ms' }, base: { value: '200ms' } },
      easings: { ease: { value: 'cubic-bezier(.2, 0, 0, 1)' } },
    },
    semanticTokens: {
      colors,
      spacing: {
        gutter: { value: { base: '16px', sm: '24px', md: '32px' } },
        section: { value: { base: '40px', sm: '48px', md: '64px' } },
      },
    },
    textStyles,
    keyframes: {
      sheen: { from: { backgroundPosition: '-60% 0' }, to: { backgroundPosition: '160% 0' } },
      spin: { to: { transform: 'rotate(360deg)' } },
      fade: { from: { opacity: '0' } },
      rise: { from: { opacity: '0', transform: 'translateY(24px)' } },
      grow: { from: { opacity: '0', transform: 'scale(.98)' } },
      fill: { from: { transform: 'scaleX(0)' } },
      /** Takes no press while it runs, so that the second of a double press meets nothing new. */
      settle: { from: { pointerEvents: 'none' }, to: { pointerEvents: 'none' } },
      slide: { from: { opacity: '0', transform: 'translateX(24px)' } },
    },
  },
})

function steps(...units: number[]): Record<string, { value: string }> {
  return Object.fromEntries(units.map((unit) => [unit, { value: `${unit * 4}px` }]))
}

function textInRem(css: string): string {
  return css.replace(
    /(font-size|line-height):(\s*)([\d.]+)px/g,
    (_, property: string, space: string, px: string) => `${property}:${space}${Number(px) / 16}rem`,
  )
}
