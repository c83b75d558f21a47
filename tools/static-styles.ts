import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'
import {
  axesOf,
  classTable,
  loadPanda,
  type Panda,
  type Recipe,
} from './static-styles/class-table.ts'
import { literals } from './static-styles/literals.ts'

const helper = `import { variantClasses } from '#src/lib/variant-classes.ts'\n`

/**
 * Evaluates styles at build time: `css({ color: 'text' })` with only literals becomes its class names, the same as in
 * the browser, at the cost of a string; a recipe (`cva`) becomes a table of them. Other calls are unchanged.
 */
export function staticStyles(): Plugin {
  let panda: Panda
  return {
    name: 'static-styles',
    apply: 'build',
    enforce: 'pre',
    buildStart: async () => {
      panda = await loadPanda()
    },
    transform: {
      filter: { id: /\/((src|staff)\/.*\.tsx?|styled-system\/.*\.js)$/ },
      handler: (code, id) =>
        id.includes('/styled-system/')
          ? { code, moduleSideEffects: false }
          : withClasses(code, id, panda),
    },
  }
}

/** The code of a file with all static styles evaluated. */
export function withClasses(code: string, id: string, panda: Panda): string {
  if (!code.includes('#styled/css/index.js')) return code
  const { program } = parseSync(id, code)
  const literalOf = literals(program)
  let result = ''
  let end = 0
  let hasTables = false
  new Visitor({
    CallExpression: ({ callee, arguments: [style, ...more], start, end: after }) => {
      const name = callee.type === 'Identifier' ? callee.name : ''
      if ((name !== 'css' && name !== 'cva') || more.length > 0 || !isObject(style)) return
      const value = literalOf(style)
      if (value === undefined) return
      hasTables ||= name === 'cva'
      result += code.slice(end, start)
      result += name === 'css' ? JSON.stringify(panda.css(value)) : tableOf(value, panda)
      end = after
    },
  }).visit(program)
  return (hasTables ? helper : '') + result + code.slice(end)
}

const isObject = (node?: ESTree.Argument): node is ESTree.ObjectExpression =>
  node?.type === 'ObjectExpression'

function tableOf(recipe: Recipe, panda: Panda): string {
  const { always, classes } = classTable(recipe, panda)
  const parts = [axesOf(recipe), always, classes].map((part) => JSON.stringify(part))
  return `variantClasses(${parts.join(', ')})`
}
