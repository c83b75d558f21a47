import { addons, types } from 'storybook/manager-api'
import { ChartPanel } from './ChartPanel.tsx'

addons.setConfig({ bottomPanelHeight: 200 })

addons.register('flow-chart', () => {
  addons.add('flow-chart/beside', { type: types.PREVIEW, title: 'Chart', render: ChartPanel })
})
