import { useRef, type ComponentProps } from 'react'
import { css } from '#styled/css/index.js'
import { Button } from '#src/ui/Button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'children' | 'onClick'> & {
  label: string
  accept: string
  onFile: (file: File) => void
}

/** A button that asks for a file; the same file can be chosen again. */
export function FileButton({ label, accept, onFile, ...looks }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        className={css({ srOnly: true })}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) onFile(file)
          target.value = ''
        }}
      />
      <Button {...looks} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
