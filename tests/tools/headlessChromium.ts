import { playwright } from '@vitest/browser-playwright';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from './chromium.ts';

type Browser = NonNullable<NonNullable<TestProjectInlineConfiguration['test']>['browser']>;

/** The browser of every Vitest project that needs a real one, on a page the size of a desk. */
export function headlessChromium(): Browser {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // A browser on a busy machine takes its time to come up.
    connectTimeout: 180_000,
    viewport: { width: 1280, height: 800 },
    provider: playwright({
      launchOptions: { executablePath: findChromium().path, args: [...CHROMIUM_FLAGS] },
    }),
    instances: [{ browser: 'chromium' }],
  };
}
