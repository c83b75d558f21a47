import { statfs } from 'node:fs/promises'
import { chromium, type Browser } from 'playwright'

let shared: Browser | null = null

/**
 * The Chromium of all test files of a worker, as it runs without a screen. A new one for each file would compile the
 * shop's scripts again. It ends with the worker, on whose pipe it listens.
 */
export async function sharedBrowser(): Promise<Browser> {
  if (shared?.isConnected() !== true) shared = await launchBrowser()
  return shared
}

/** A Chromium of its own, which the caller closes. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    // Without a locale of UTF-8, Chromium names a download in Persian letters `download`.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    ignoreDefaultArgs: (await hasSharedMemory()) ? ['--disable-dev-shm-usage'] : [],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // No process of its own for drawing: 3 % less time.
      '--in-process-gpu',
      // A page of a test lives for seconds, too short for optimized code to pay.
      '--js-flags=--no-opt --no-maglev',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/** Whether Chromium's processes can share memory in /dev/shm, which a container often limits, instead of in files. */
async function hasSharedMemory(): Promise<boolean> {
  const files = await statfs('/dev/shm').catch(() => null)
  return files !== null && files.bavail * files.bsize > 2 ** 30
}
