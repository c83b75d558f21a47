import type { Decorator, Preview } from '@storybook/react'
import '#src/app.css'
import { Frame, type FrameLayout } from '../stories/support/Frame.tsx'

document.documentElement.lang = 'fa'
document.documentElement.dir = 'rtl'

const inFrame: Decorator = (Story, { title, name, parameters, globals }) => {
  document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
  const layout: FrameLayout = parameters.frame ?? 'piece'
  return (
    <Frame layout={layout} path={parameters.path} title={`${title}: ${name}`}>
      <Story />
    </Frame>
  )
}

const preview: Preview = {
  decorators: [inFrame],
  initialGlobals: { theme: 'light' },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: '360', styles: { width: '360px', height: '740px' }, type: 'mobile' },
        tablet: { name: '768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        desktop: { name: '1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
    a11y: { test: 'error' },
    options: { storySort: { order: ['ui', 'flows'] } },
  },
}

export default preview
