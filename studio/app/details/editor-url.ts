type Place = {
  /** The scheme of the editor's URLs. */
  editor: string
  /** The folder of the repository. */
  root: string
  /** A path from there, with `/`. */
  file: string
  line: number
}

/**
 * The URL by which an editor opens a file at a line, as VS Code, VSCodium, Cursor, Windsurf and Zed understand it:
 * https://code.visualstudio.com/docs/configure/command-line#_opening-vs-code-with-urls
 */
export function editorUrl({ editor, root, file, line }: Place): string {
  const path = `${root.replaceAll('\\', '/')}/${file}`
  return `${editor}://file/${encodeURI(path.replace(/^\//, ''))}:${line}`
}
