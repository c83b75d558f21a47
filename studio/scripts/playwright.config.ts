import { defineConfig } from '@playwright/test'

/** Chromium where it lies, or else Playwright's own. */
const executablePath = process.env.CHROMIUM_PATH

export default defineConfig({
  outputDir: 'results',
  timeout: 30_000,
  fullyParallel: true,
  workers: 2,
  reporter: 'list',
  use: { trace: 'retain-on-failure', launchOptions: { executablePath, args: ['--no-sandbox'] } },
})
