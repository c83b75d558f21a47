import type { ReactNode } from 'react'
import beforePaint from 'virtual:before-paint'

type Props = { styles: readonly string[]; announced: number | null; children: ReactNode }

/** It has run before hydration, so the browser's build leaves it out. */
const inlineScript = import.meta.env.SSR ? beforePaint : ''

/** The whole HTML document. Titles and other head tags come from the pages (`ui/Head`). */
export function Document({ styles, announced, children }: Props) {
  return (
    <html lang="fa" dir="rtl" data-announced={announced ?? undefined} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#06363b" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: inlineScript }} />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>{children}</body>
    </html>
  )
}
