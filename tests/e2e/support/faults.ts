import type { Page, Request } from 'playwright/test';
import {
  endpoints,
  type EndpointKey,
} from '../../../packages/finance-core/src/contract/endpoints.ts';
import { FAULTS, type Fault } from '../../../mocks/http/fault.ts';
import { expect } from './test.ts';

export { endpoints, FAULTS, type EndpointKey, type Fault };

/** The browser's own words about an answer that failed. An error of the page is never among them. */
export const RESOURCE_FAILURES: RegExp[] = [/^Failed to load resource: /];

/** What the answers do that are readable all the same, only late, long or out of turn. */
const HARMLESS: ReadonlySet<Fault> = new Set(['delay', 'huge', 'out-of-order']);

export const isHarmless = (fault: Fault): boolean => HARMLESS.has(fault);

/** A test of a matrix is one of each fault, which a busy machine may take minutes for. */
export const MATRIX_TIMEOUT_MS = 600_000;

/** How late an answer is under the fault `delay`: later than a write waits, sooner than a read does. */
export const DELAY_MS = 12_000;

/** Longer than the server asks to wait after a 429 or a 503, and than a message is shown. */
export const LONG_ENOUGH_MS = 35_000;

/**
 * Lets the test turn the page's clock on, so that no wait is waited for. The browser's own time-outs
 * of requests would go by another clock; they follow this one.
 */
export async function takeClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController();
      const reason = () => new DOMException('signal timed out', 'TimeoutError');
      setTimeout(() => controller.abort(reason()), milliseconds);
      return controller.signal;
    };
  });
}

/** What goes wrong from now on, as in the address: `getDebts:html`; nothing does without it. */
export async function setFaults(page: Page, faults = ''): Promise<void> {
  await page.evaluate((detail) => {
    window.dispatchEvent(new CustomEvent('dime-time:faults', { detail }));
  }, faults);
}

/** The requests of one call, from now on. */
export function watchCall(page: Page, key: EndpointKey): Request[] {
  const { method, path } = endpoints[key];
  const pathname = path.replace('{bank}', 'plaid');
  const sent: Request[] = [];
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === pathname) {
      sent.push(request);
    }
  });
  return sent;
}

/** The key of a submission. */
export const keyOf = (request: Request | undefined) => request?.headers()['idempotency-key'];

/** The household as it is kept in the browser after each write that was done. */
export async function householdState(page: Page): Promise<Record<string, unknown>> {
  const kept = await page.evaluate(() => localStorage.getItem('dime-time.household'));
  return (JSON.parse(kept ?? '{}') as { state: Record<string, unknown> }).state;
}

/** No fault takes the page: its heading and the navigation stand, and nothing around them broke. */
export async function expectAlive(page: Page, heading: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(heading);
  await expect(page.locator('nav').first()).toBeAttached();
  await expect(page.getByText('This page couldn’t load')).toHaveCount(0);
}

/** One line an endpoint, one column a fault. */
export function faultTable(rows: ReadonlyMap<string, ReadonlyMap<Fault, string>>): string {
  const width = Math.max(...[...rows.keys()].map((key) => key.length)) + 2;
  const line = (first: string, cells: readonly string[]) =>
    first.padEnd(width) + cells.map((cell, at) => cell.padEnd(widthOf(at))).join(' ');
  const widthOf = (at: number) => Math.max(FAULTS[at]?.length ?? 0, 7);
  return [
    line('endpoint × fault', FAULTS),
    ...[...rows].map(([key, ends]) =>
      line(
        key,
        FAULTS.map((fault) => ends.get(fault) ?? '-'),
      ),
    ),
  ].join('\n');
}
