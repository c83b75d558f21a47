import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & {
  machine: string
  /** The search to open it with. */
  search?: string
  onChoose: (id: string) => void
}

/** A link to the chart of a machine, which opens in this page, or in another tab with the browser's own keys. */
export function MachineAnchor({ machine, search, onChoose, children, ...rest }: Props) {
  const address = new URLSearchParams({ machine, ...(search !== undefined && { search }) })
  return (
    <a
      {...rest}
      href={`?${address}`}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        onChoose(machine)
      }}
    >
      {children}
    </a>
  )
}
