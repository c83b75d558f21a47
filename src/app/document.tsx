import type { ReactNode } from 'react'
import latinUrl from './fonts/vazirmatn-latin.woff2?url'
import persianUrl from './fonts/vazirmatn-persian.woff2?url'
import { headScript } from '#src/lib/inline-script.ts'

type Props = { styles: readonly string[]; children: ReactNode }

/** Has run when the browser takes the page over, which then need not know it. */
const firstScript = import.meta.env.SSR ? headScript : ''

/** The whole HTML document. Titles and other head tags come from the pages (`ui/Head`). */
export function Document({ styles, children }: Props) {
  return (
    <html lang="fa" dir="rtl" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#06363b" />
        <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript }} />
        <link rel="preload" href={persianUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={latinUrl} as="font" type="font/woff2" crossOrigin="anonymous" />
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
