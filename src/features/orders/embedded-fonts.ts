/**
 * The document's font faces as CSS that carries their files: a drawing sees neither the document's styles nor the
 * network. modern-screenshot would gather them itself by means of a style element, which the shop's content security
 * policy forbids.
 */
export async function embeddedFonts(): Promise<string> {
  const rules = Array.from(document.styleSheets).flatMap(({ cssRules }) => Array.from(cssRules))
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule)
  return (await Promise.all(faces.map(embedFile))).join('\n')
}

async function embedFile({ cssText, parentStyleSheet }: CSSFontFaceRule): Promise<string> {
  const [written, address] = /url\(["']?([^"')]+)["']?\)/.exec(cssText) ?? []
  if (written === undefined || address === undefined) return cssText
  const reply = await fetch(new URL(address, parentStyleSheet?.href ?? location.href))
  if (!reply.ok) throw new Error(`a font is not to be had: ${reply.status}`)
  return cssText.replace(written, `url("${await dataUrl(await reply.blob())}")`)
}

function dataUrl(file: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.addEventListener('load', () => {
    if (typeof reader.result === 'string') resolve(reader.result)
  })
  reader.addEventListener('error', () => reject(new Error('a font cannot be read')))
  reader.readAsDataURL(file)
  return promise
}
