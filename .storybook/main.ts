import type { StorybookConfig } from '@storybook/react-vite'

const config: StorybookConfig = {
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y'],
  staticDirs: ['../src/app/public'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  logLevel: 'error',
  viteFinal: (vite) => {
    const { build = {} } = vite
    const rolldownOptions = { ...build.rolldownOptions, checks: { bundlerTimings: false } }
    return { ...vite, build: { ...build, rolldownOptions, chunkSizeWarningLimit: 4_000 } }
  },
  typescript: { reactDocgen: false },
}

export default config
