import { type Browser, chromium } from '@playwright/test'
import { containerFlags } from '@/e2e/support/chromium-flags'
import { findChromium } from './chromium'

/** Chromium with the flags that it needs as root in a container. */
export async function launchChromium(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: [...containerFlags] })
}
