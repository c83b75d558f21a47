import { addons, types } from 'storybook/manager-api'
import { BesideChart } from './BesideChart.tsx'

addons.setConfig({ bottomPanelHeight: 200 })

addons.register('flow-chart', () => {
  addons.add('flow-chart/beside', { type: types.PREVIEW, title: 'Chart', render: BesideChart })
})
