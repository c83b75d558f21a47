import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useEffect, useId, useRef } from 'react'
import { isTextLink } from '#domain/rich-text.ts'
import { isSameContent } from '#domain/same-content.ts'
import type { Schemas } from '#machines/api/client.ts'
import type { ContentKey } from '#machines/flows/staff-content/staff-content.types.ts'
import { css, cx } from '#styled/css/index.js'
import { documentOf, textOf } from './editor-json.ts'
import { pictureNode } from './picture-node.ts'
import { RichToolbar } from './RichToolbar.tsx'

export type RichEditorProps = {
  label: string
  value: Schemas['RichText']
  error: string | undefined
  disabled: boolean
  /** Which headings the text can have. */
  levels: readonly (2 | 3)[]
  /** The content whose pictures the text can hold; left out: it holds none. */
  picturesOf?: ContentKey
  onChange: (value: Schemas['RichText']) => void
}

/** Writes a text with headings, lists and links. What is pasted keeps only the looks that a text can have. */
export function RichEditor(props: RichEditorProps) {
  const { label, value, error, disabled, levels, picturesOf, onChange } = props
  const id = useId()
  const written = useRef(value)
  const editor = useEditor({
    injectCSS: false,
    editable: !disabled,
    immediatelyRender: true,
    extensions: [
      ...(picturesOf === undefined ? [] : [pictureNode]),
      StarterKit.configure({
        heading: { levels: [...levels] },
        code: false,
        codeBlock: false,
        strike: false,
        underline: false,
        horizontalRule: false,
        dropcursor: false,
        gapcursor: false,
        link: {
          openOnClick: false,
          autolink: false,
          linkOnPaste: false,
          isAllowedUri: (address) => isTextLink(address),
        },
      }),
    ],
    content: documentOf(value),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': `${id}-error`,
        'aria-invalid': String(error !== undefined),
        class: cx(sheet, 'rich-text'),
      },
    },
    onUpdate: ({ editor }) => {
      const text = textOf(editor.getJSON())
      // The empty line at the end, which the editor keeps, is no change.
      if (isSameContent(text, written.current)) return
      written.current = text
      onChange(text)
    },
  })
  // A text that comes from elsewhere: a draft that was dropped, or what a colleague has published.
  useEffect(() => {
    if (isSameContent(value, written.current)) return
    written.current = value
    editor.commands.setContent(documentOf(value), { emitUpdate: false })
  }, [editor, value])
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])
  return (
    <div className={css({ display: 'grid', gap: '2', minWidth: '0' })}>
      <span id={`${id}-label`} className={css({ textStyle: 'label' })}>
        {label}
      </span>
      <div className={frame}>
        <RichToolbar
          editor={editor}
          label={label}
          levels={levels}
          picturesOf={picturesOf}
          disabled={disabled}
        />
        <EditorContent editor={editor} />
      </div>
      <span id={`${id}-error`} className={css({ textStyle: 'small', color: 'danger' })}>
        {error}
      </span>
    </div>
  )
}

const frame = css({
  minWidth: '0',
  border: '1px solid {colors.border-strong}',
  borderRadius: 'md',
  bg: 'surface',
  _focusWithin: { borderColor: 'brand' },
  '&:has([aria-invalid=true])': { borderColor: 'danger' },
})
/** What ProseMirror needs of its style sheet, and the looks of the shop's texts. */
const sheet = css({
  position: 'relative',
  minHeight: '160px',
  maxHeight: '60vh',
  overflowY: 'auto',
  padding: '4',
  textStyle: 'body',
  whiteSpace: 'break-spaces',
  overflowWrap: 'anywhere',
  outline: 'none',
  '& > * + *': { marginBlockStart: '3' },
  '& h2': { textStyle: 'h2' },
  '& h3': { textStyle: 'h3' },
  '& strong': { fontWeight: '700' },
  '& em': { fontStyle: 'italic' },
  '& a': { color: 'brand-text', textDecoration: 'underline' },
  '& img': { maxHeight: '240px', borderRadius: 'md' },
  '& img.ProseMirror-selectednode': { outline: '2px solid {colors.brand}' },
  '& ul': { listStyle: 'disc', paddingInlineStart: '5' },
  '& ol': { listStyle: 'persian', paddingInlineStart: '5' },
  '& blockquote': { borderInlineStart: '3px solid {colors.brand-line}', paddingInlineStart: '4' },
})
