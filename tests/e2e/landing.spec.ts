import type { Page } from 'playwright/test';
import { signInLive } from './support/answers.ts';
import { LIVE_URL } from './support/ports.ts';
import { expect, settled, test, toast } from './support/test.ts';

test.use({ baseURL: LIVE_URL });

const SECTIONS = [
  'Your change, doing more',
  'Business Projections',
  'Development Achievement',
  'Get in Touch',
];

test.describe('with scripting off', () => {
  test.use({ javaScriptEnabled: false });

  // @requirement 2.routes.login 2.landing.order
  test('the landing page shows all seven sections, and where to write without the form', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Hello World/);
    // Without a script there is no code to scan, and no room is kept for one.
    expect(await page.locator('figure').filter({ hasText: 'Scan to visit' }).boundingBox()).toBe(
      null,
    );
    for (const name of SECTIONS) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await expect(page.getByRole('contentinfo')).toContainText('Veteran Owned Business');
    await expect(page.locator('noscript p')).toHaveText(/^The contact form needs JavaScript/);
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toHaveAttribute(
      'href',
      '/api/login',
    );
  });

  test('an address of the app says that it needs scripts', async ({ page }) => {
    await page.goto('/dashboard');
    await expect(page.locator('noscript p')).toHaveText(/needs JavaScript/);
    await expect(page.getByText('Loading...')).toBeHidden();
  });
});

test('the page that came is taken over as it is, and then has the form and the code', async ({
  page,
}) => {
  await page.goto('/');
  // A failed hydration would draw the page again, with another element.
  const before = await page.getByRole('heading', { level: 1 }).elementHandle();
  await expect(page.getByLabel('Message')).toBeVisible();
  await expect(page.getByRole('img', { name: /^QR code of/ })).toBeVisible();
  expect(await before?.evaluate((heading) => heading.isConnected)).toBe(true);
});

test('the code and its caption come together, and nothing moves for them', async ({ page }) => {
  const allowed = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await allowed.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const next = page.getByRole('heading', { level: 2, name: SECTIONS[0]! });
  await expect(next).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await expect(page.getByText('Scan to visit')).toBeHidden();
  const before = await next.boundingBox();
  allowed.resolve();
  await expect(page.getByRole('img', { name: /^QR code of/ })).toBeVisible();
  await expect(page.getByText('Scan to visit')).toBeVisible();
  expect(await next.boundingBox()).toEqual(before);
});

test.describe('at an address too long for a code', () => {
  test.use({ expectedComplaints: [/Error generating QR code/] });

  test('there is neither a code nor its caption', async ({ page }) => {
    const told = page.waitForEvent('console', (message) => /QR code/.test(message.text()));
    await page.goto(`/?from=${'a'.repeat(3000)}`);
    await told;
    await expect(page.getByText('Scan to visit')).toBeHidden();
    const figure = page.locator('figure').filter({ hasText: 'Scan to visit' });
    expect(await figure.boundingBox()).toBe(null);
  });
});

test.describe('for who prefers dark', () => {
  test.use({ colorScheme: 'dark', expectedComplaints: [/ERR_FAILED/] });

  test('the page is dark before the first script of the app', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('.radix-themes')).toHaveClass(/dark/);
  });

  test('so is what stands for the app until then', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/dashboard');
    await expect(page.getByRole('status')).toHaveText('Loading...');
    await expect(page.locator('.radix-themes')).toHaveClass(/dark/);
  });

  test('unless light was chosen in this browser', async ({ page }) => {
    await page.addInitScript(() => window.localStorage.setItem('dime-time.theme', 'light'));
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.locator('.radix-themes')).toHaveClass(/light/);
  });
});

/** Lists the requests for the current user from now on. */
function watchUserCalls(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/user')) calls.push(request.url());
  });
  return calls;
}

const waysToTheDashboard = (page: Page) => page.getByRole('link', { name: 'Open Dashboard' });

test('the signed-in are sent the app, and see nothing of the page of a visitor before', async ({
  page,
}) => {
  await page.goto('/api/login');
  await settled(page);
  const seen: string[] = [];
  await page.exposeFunction('sawVisitorsPage', (text: string) => seen.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const text = document.querySelector('body')?.textContent ?? '';
      if (text.includes('Sign in')) void Reflect.get(window, 'sawVisitorsPage')(text);
    }).observe(document, { subtree: true, childList: true });
  });
  const calls = watchUserCalls(page);
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(waysToTheDashboard(page)).toBeVisible();
  expect(seen).toEqual([]);
  expect(calls).toHaveLength(1);
});

test('a visitor of a server that knows them is not asked about again', async ({ page }) => {
  const calls = watchUserCalls(page);
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls).toEqual([]);
});

test('whoever goes back after signing in or out finds the page of now', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await expect(page).toHaveURL('/dashboard');
  await settled(page);
  await page.goBack();
  await expect(waysToTheDashboard(page)).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
});

test.describe('a static host, which sends this page to everyone', () => {
  test.use({ serviceWorkers: 'block' });

  /** Opens the page, signed in; the current user is not known before `answer` is called. */
  async function openUnknown(page: Page): Promise<{ answer: () => void }> {
    await signInLive(page.context());
    await page.context().addCookies([{ name: 'stub-static', value: '1', url: LIVE_URL }]);
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/user', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
    return { answer };
  }

  test('for the signed-in the app takes its place', async ({ page }) => {
    const { answer } = await openUnknown(page);
    answer();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(waysToTheDashboard(page)).toHaveCount(1);
    await expect(page).toHaveURL('/');
  });

  test('a message that was begun stays and is sent, and the ways in lead to the dashboard', async ({
    page,
  }) => {
    await page.route('**/api/contact', (route) => route.fulfill({ json: {} }));
    const { answer } = await openUnknown(page);
    await page.getByLabel('Name').fill('Ada');
    answer();
    await expect(waysToTheDashboard(page)).toHaveCount(2);
    await expect(page.getByLabel('Name')).toBeFocused();
    await expect(page.getByLabel('Name')).toHaveValue('Ada');
    await page.getByLabel('Email').fill('ada@example.test');
    await page.getByLabel('Message').fill('Hello');
    await page.getByRole('button', { name: 'Send Message' }).click();
    await expect(toast(page, 'Message sent!')).toBeVisible();
    await waysToTheDashboard(page).first().click();
    await expect(page).toHaveURL('/dashboard');
  });

  test('a press that was begun is a click', async ({ page }) => {
    const { answer } = await openUnknown(page);
    await page.getByRole('link', { name: 'Start Rounding Up' }).hover();
    await page.mouse.down();
    answer();
    await expect(waysToTheDashboard(page)).toHaveCount(2);
    await page.mouse.up();
    await expect(page).toHaveURL('/dashboard');
  });

  test('whoever has scrolled stays where they are', async ({ page }) => {
    const { answer } = await openUnknown(page);
    const scrolled = () => page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 1500);
    await expect.poll(scrolled).toBe(1500);
    answer();
    await expect(waysToTheDashboard(page)).toHaveCount(2);
    expect(await scrolled()).toBe(1500);
  });
});

// @requirement 7.analytics.only-with-id 8.analytics.warning
test('without a measurement id nothing is loaded from elsewhere, and the console says so', async ({
  page,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(LIVE_URL)) elsewhere.push(request.url());
  });
  // A browser in haste has warnings of its own.
  const said = page.waitForEvent('console', (message) => message.text().startsWith('Analytics'));
  await page.goto('/');
  expect((await said).type()).toBe('warning');
  expect((await said).text()).toBe('Analytics are disabled: VITE_GA_MEASUREMENT_ID is not set.');
  await expect(page.getByLabel('Message')).toBeVisible();
  expect(elsewhere).toEqual([]);
});
