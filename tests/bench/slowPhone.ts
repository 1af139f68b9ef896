/** The live build on a slow phone, for measures of the browser: a household of twelve debts. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { LIVE_URL } from '../e2e/support/ports.ts';
import { CHROMIUM_FLAGS, findChromium } from '../tools/chromium.ts';
import { untilServed } from '../tools/untilServed.ts';

/** How many times the processor is slowed. */
export const SLOWED = 4;
const PHONE = { width: 375, height: 812 };

export const DEBTS = Array.from({ length: 12 }, (_, index) => ({
  id: `d_${index}`,
  name: `Debt ${index + 1}`,
  accountNumber: '',
  currentBalance: `${3000 + 450 * index}.00`,
  originalBalance: `${5000 + 450 * index}.00`,
  minimumPayment: `${75 + 9 * index}.00`,
  interestRate: 9 + 1.25 * index,
  dueDate: 1 + index * 2,
}));
const ANSWERS: Readonly<Record<string, unknown>> = {
  '/api/debts': DEBTS,
  '/api/dashboard-summary': {
    totalRoundUps: '143.21',
    thisMonthRoundUps: '18.40',
    totalDebt: '65700.00',
    thisMonthPayments: '450.00',
    progressPercentage: 23,
    debtFreeDate: '2031-04-01',
    asOf: '2026-11-19',
    monthlyRoundUps: '32.40',
  },
  '/api/service-status': {
    coinbase: { configured: false },
    features: ['plan', 'purse', 'debts.edit'],
  },
  '/api/plan': {
    strategy: 'avalanche',
    order: [],
    extraMonthly: '0.00',
    oneOffs: [],
    includeRoundUps: true,
  },
};

async function serveHousehold(page: Page): Promise<void> {
  for (const [path, json] of Object.entries(ANSWERS)) {
    await page.route(`**${path}`, (route) => route.fulfill({ json }));
  }
}

interface SlowPhone {
  page: Page;
  /** Slows the processor from now on. */
  slow: () => Promise<void>;
}

/** Serves the live build, opens a browser for a measure, and ends both after it. */
export async function onSlowPhone(measure: (phone: SlowPhone) => Promise<void>): Promise<void> {
  const server = spawn(process.execPath, [join(import.meta.dirname, '../e2e/servers/live.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await untilServed(LIVE_URL);
    const browser = await chromium.launch({
      executablePath: findChromium().path,
      args: CHROMIUM_FLAGS,
    });
    const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'block' });
    await context.addCookies([{ name: 'stub-session', value: '1', url: LIVE_URL }]);
    const page = await context.newPage();
    await serveHousehold(page);
    const devtools = await context.newCDPSession(page);
    const slow = async () => {
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    };
    await measure({ page, slow });
    await browser.close();
  } finally {
    server.kill();
  }
}
