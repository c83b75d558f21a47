import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { variantClasses } from '#src/lib/variant-classes.ts'
import { withClasses } from '#tools/static-styles.ts'
import { axesOf, classTable, loadPanda } from '#tools/static-styles/class-table.ts'

const panda = await loadPanda()

const inFile = (code: string) =>
  withClasses(`import { css, cva } from '#styled/css/index.js'\n${code}`, 'part.tsx', panda)

describe('styles that are worked out while building', () => {
  it('become the classes that they would have in the browser, with names of the same file filled in', () => {
    const code = inFile(
      `const off = { color: 'danger' }\nconst box = css({ padding: '4', _disabled: off })`,
    )
    expect(code).toContain(
      JSON.stringify(panda.css({ padding: '4', _disabled: { color: 'danger' } })),
    )
  })

  it('stay as they are where something is known in the browser alone', () => {
    const code = 'const box = css({ color: isSeen ? "text" : "brand" })'
    expect(inFile(code)).toContain(code)
  })

  it('leave nothing of the shop’s own files to be worked out in the browser', () => {
    const files = globSync('src/**/*.{ts,tsx}')
    const left = files.filter((file) => {
      const code = withClasses(readFileSync(file, 'utf8'), file, panda)
      return /(?<![\w.'`])(css|cva)\(/.test(code)
    })
    expect(left).toEqual([])
  })
})

describe('the table of a recipe', () => {
  const recipe = {
    base: { display: 'flex', padding: '4', _hover: { color: 'text' } },
    variants: {
      look: {
        plain: { color: 'text' },
        loud: { color: 'danger', padding: '6', _hover: { color: 'brand' } },
      },
      size: { md: { minHeight: 'control' }, sm: { minHeight: 'tap', padding: '2' } },
      wide: { true: { width: 'full' } },
    },
    defaultVariants: { look: 'plain', size: 'md' },
  } as const

  it.each([
    [{}],
    [{ look: 'loud' }],
    [{ size: 'sm', look: 'loud' }],
    [{ wide: true }],
    [{ wide: false, size: 'sm' }],
    [{ wide: undefined, look: undefined, size: 'sm' }],
  ] as const)('gives for %o what the recipe gives', (choice) => {
    const { always, classes } = classTable(recipe, panda)
    const sorted = (names: string) => names.trim().split(/ +/).toSorted()
    const table = variantClasses(axesOf(recipe), always, classes)
    expect(sorted(table(choice))).toEqual(sorted(panda.cva(recipe)(choice)))
  })
})
