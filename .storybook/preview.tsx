import type { Decorator, Preview } from '@storybook/react'
import { useChannel, useEffect } from 'storybook/preview-api'
import '../src/app/app.css'
import { drawFlow } from '../stories/support/draw-flow.ts'
import { flowDrawn, isOfFlow } from '../stories/support/drawing.ts'
import { Frame, type Surroundings } from '../stories/support/Frame.tsx'

document.documentElement.lang = 'fa'
document.documentElement.dir = 'rtl'

const inFrame: Decorator = (Story, { title, name, parameters, globals }) => {
  document.documentElement.dataset.theme = globals.theme === 'dark' ? 'dark' : 'light'
  const { frame, path, orders }: Surroundings = parameters
  return (
    <Frame {...{ frame, path, orders }} title={`${title}: ${name}`}>
      <Story />
    </Frame>
  )
}

/** Sends the surrounding page what to show next to the story; nothing is added to the page of the story itself. */
const besideChart: Decorator = (Story, { id, title, args, globals }) => {
  const emit = useChannel({})
  const { state } = args
  const isShown = isOfFlow(id) && globals.chart === 'shown'
  useEffect(() => {
    if (isShown) void drawFlow({ id, title, state }).then((drawing) => emit(flowDrawn, drawing))
  }, [id, title, state, isShown, globals.theme, emit])
  return <Story />
}

const preview: Preview = {
  decorators: [inFrame, besideChart],
  initialGlobals: { theme: 'light', chart: 'shown' },
  globalTypes: {
    chart: {
      description: 'Chart of the flow',
      toolbar: {
        icon: 'sidebyside',
        items: [
          { value: 'shown', title: 'With its chart' },
          { value: 'hidden', title: 'Without its chart' },
        ],
        dynamicTitle: true,
      },
    },
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
