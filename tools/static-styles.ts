import { pathToFileURL } from 'node:url'
import { parseSync, Visitor, type ESTree, type Plugin } from 'vite'

/** Panda's `css`, which is generated; what it gets here was checked where it is written. */
type Css = (style: Values) => string
type Values = { [name: string]: unknown }

const styles = 'generated/styled-system/css/index.js'

/**
 * Works styles out while building: `css({ color: 'text' })` of nothing but literals becomes the names of its classes,
 * which is what it would give in the browser, at the cost of a string. Other calls stay as they are.
 */
export function staticStyles(): Plugin {
  let css: Css
  return {
    name: 'static-styles',
    apply: 'build',
    enforce: 'pre',
    buildStart: async () => {
      ;({ css } = await import(pathToFileURL(styles).href))
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: '#styled/css/index.js' },
      handler: (code, id) => withClasses(code, id, css),
    },
  }
}

function withClasses(code: string, id: string, css: Css): string {
  let result = ''
  let end = 0
  new Visitor({
    CallExpression: (call) => {
      const style = valuesOfCss(call)
      if (style === undefined) return
      result += code.slice(end, call.start) + JSON.stringify(css(style))
      end = call.end
    },
  }).visit(parseSync(id, code).program)
  return result + code.slice(end)
}

function valuesOfCss({ callee, arguments: [style, ...more] }: ESTree.CallExpression) {
  const isCss = callee.type === 'Identifier' && callee.name === 'css' && more.length === 0
  return isCss && style?.type === 'ObjectExpression' ? valuesOf(style) : undefined
}

/** What an expression of nothing but literals gives; undefined for any other. */
function literalOf(node: ESTree.Expression): unknown {
  if (node.type === 'Literal' && typeof node.value !== 'object') return node.value
  return node.type === 'ObjectExpression' ? valuesOf(node) : undefined
}

function valuesOf({ properties }: ESTree.ObjectExpression): Values | undefined {
  const values: Values = {}
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed) return undefined
    const value = literalOf(property.value)
    if (value === undefined) return undefined
    values[nameOf(property.key)] = value
  }
  return values
}

const nameOf = (key: ESTree.PropertyKey): string =>
  key.type === 'Identifier' ? key.name : String('value' in key ? key.value : '')
