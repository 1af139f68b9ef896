import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { signInLive } from './support/answers.ts';
import { LIVE_URL } from './support/ports.ts';
import { expect, keepMessage, open, settled, test } from './support/test.ts';
import { titleOf } from './support/titleOf.ts';

const catalogues = join(import.meta.dirname, '../../packages/ui/words/es-US');

type Messages = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A message of a component in Spanish. */
function spanish(subject: string, component: string, key: string): string {
  const text = readFileSync(join(catalogues, `${subject}.json`), 'utf8');
  const message = (JSON.parse(text) as Messages)[component]?.[key];
  if (message === undefined) throw new Error(`There is no ${subject}.${component}.${key}.`);
  return message;
}

/** The scripts with words of another language that the page asks for. */
function watchWords(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/assets\/words\.(.+)-[\w-]{8}\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) asked.push(name);
  });
  return asked;
}

/** What the document had before any script of the app ran. */
async function servedLanguage(page: Page): Promise<string | null> {
  return page.locator('template[lang]').getAttribute('lang');
}

/** Collects what the page shows from now on, whenever it changes. */
async function watchTexts(page: Page): Promise<string[]> {
  const texts: string[] = [];
  await page.exposeFunction('sawText', (text: string) => texts.push(text));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const text = document.getElementById('root')?.textContent ?? '';
      void Reflect.get(window, 'sawText')(text);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return texts;
}

const signInLinks = (page: Page) => page.locator('a[href$="/api/login"]');
const lang = (page: Page) => page.locator('html');

test.describe('a browser in Spanish', () => {
  test.use({ locale: 'es-MX' });

  test('sees the landing page in Spanish, signs in, and pays', async ({ page }) => {
    await page.goto('/');
    await expect(lang(page)).toHaveAttribute('lang', 'es-US');
    expect(await servedLanguage(page)).toBe('es-US');
    await signInLinks(page).first().click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page).toHaveTitle('Resumen · Dime Time');
    await settled(page);
    await page.getByRole('link', { name: 'Deudas' }).first().click();
    await expect(page).toHaveTitle('Administración de deudas · Dime Time');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administración de deudas');
    await settled(page);
    const form = (key: string) => spanish('debts', 'extraPaymentForm', key);
    await page
      .getByRole('button', { name: spanish('debts', 'debts', 'pay') })
      .first()
      .click();
    const dialog = page.getByRole('dialog', {
      name: spanish('debts', 'extraPaymentDialog', 'title'),
    });
    await dialog.getByRole('combobox', { name: form('debt') }).click();
    await page.getByRole('option').first().click();
    await dialog.getByRole('textbox', { name: form('amount') }).fill('12.34');
    await dialog.getByRole('button', { name: form('submit') }).click();
    await expect(page.locator('li[data-state="open"]')).toContainText(form('doneTitle'));
    await expect(dialog).toHaveCount(0);
  });

  test('never sees English on the way', async ({ page }) => {
    const texts = await watchTexts(page);
    await open(page, '/debts');
    await settled(page);
    expect(texts.length).toBeGreaterThan(0);
    const english = texts.filter((text) => /Loading\.\.\.|Dashboard|Debt Management/.test(text));
    expect(english).toEqual([]);
  });

  test('loads the words of a page with it, and those of another when it goes there', async ({
    page,
  }) => {
    const asked = watchWords(page);
    await open(page, '/settings');
    await settled(page);
    expect(asked).toEqual(expect.arrayContaining(['es-US.app', 'es-US.shell', 'es-US.account']));
    expect(asked).not.toContain('es-US.token');
    await page.getByRole('link', { name: 'DTT' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Token de/);
    expect(asked).toContain('es-US.token');
  });

  test.describe('whose words do not come', () => {
    // With a worker, the requests of a page are not its own.
    test.use({
      baseURL: LIVE_URL,
      serviceWorkers: 'block',
      expectedComplaints: [/ERR_FAILED/],
    });
    test.beforeEach(({ context }) => signInLive(context));

    test('sees the page in English, and in Spanish once they do', async ({ page }) => {
      await page.route(/words\.es-US\.token/, (route) => route.abort());
      await page.goto('/settings');
      await settled(page);
      await page.getByRole('link', { name: 'DTT' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Token \(DTT\)/);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/^Token de/);
      await page.unroute(/words\.es-US\.token/);
      await page.getByRole('link', { name: 'Ajustes' }).first().click();
      await page.getByRole('link', { name: 'DTT' }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Token de/);
    });

    test('sees the whole app in English, and a document that says so', async ({ page }) => {
      await page.route(/words\.es-US\./, (route) => route.abort());
      await page.goto('/debts');
      await expect(page).toHaveTitle(titleOf('debts'));
      await expect(lang(page)).toHaveAttribute('lang', 'en-US');
    });
  });

  test('sees the legal texts in English, marked as such', async ({ page }) => {
    await open(page, '/legal');
    await settled(page);
    const part = page.getByRole('heading', { level: 2, name: 'Terms of Service' });
    expect(await part.evaluate((heading) => heading.closest('[lang]')?.getAttribute('lang'))).toBe(
      'en',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Información legal');
  });

  test.describe('at a server', () => {
    test.use({ baseURL: LIVE_URL, expectedComplaints: [/ERR_INTERNET_DISCONNECTED/] });

    test('has the document of its language, which is taken over as it is', async ({ page }) => {
      await page.goto('/');
      expect(await servedLanguage(page)).toBe('es-US');
      await expect(page.locator('meta[name="description"]')).toHaveAttribute(
        'content',
        /redondea cada compra/,
      );
      const before = await page.getByRole('heading', { level: 1 }).elementHandle();
      // The form comes once the page is taken over.
      await expect(page.locator('form')).toBeVisible();
      expect(await before?.evaluate((heading) => heading.isConnected)).toBe(true);
    });

    test('can use the app without a connection, in Spanish', async ({ page, context }) => {
      await signInLive(context);
      await page.goto('/debts');
      await settled(page);
      await page.evaluate(() => navigator.serviceWorker.ready);
      await context.setOffline(true);
      await page.goto('/debts');
      await expect(page).toHaveTitle('Administración de deudas · Dime Time');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Administración de deudas');
    });
  });

  test.describe('at a static host, which has one document for everyone', () => {
    test.use({ baseURL: LIVE_URL, serviceWorkers: 'block' });

    test('sees no English before its page', async ({ page, context }) => {
      await context.addCookies([{ name: 'stub-static', value: '1', url: LIVE_URL }]);
      const allowed = Promise.withResolvers<void>();
      await page.route('**/assets/*.js', async (route) => {
        await allowed.promise;
        await route.continue();
      });
      await page.goto('/', { waitUntil: 'commit' });
      await expect(page.locator('template[lang]')).toBeAttached();
      expect(await servedLanguage(page)).toBe('en-US');
      await expect(lang(page)).toHaveAttribute('lang', 'es-US');
      await expect(page.locator('#root')).toHaveText('');
      allowed.resolve();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(lang(page)).toHaveAttribute('lang', 'es-US');
    });
  });

  test('is answered in English after the person has chosen it, also after a reload', async ({
    page,
  }) => {
    await open(page, '/settings');
    await settled(page);
    await page.getByText('English', { exact: true }).click();
    await expect(page).toHaveTitle(titleOf('settings'));
    await page.reload();
    await expect(page).toHaveTitle(titleOf('settings'));
    await expect(lang(page)).toHaveAttribute('lang', 'en-US');
    const asked = watchWords(page);
    await page.getByRole('link', { name: 'Debts' }).first().click();
    await expect(page).toHaveTitle(titleOf('debts'));
    expect(asked).toEqual([]);
  });
});

test.describe('a browser in English', () => {
  for (const [site, url] of [
    ['the landing page', '/'],
    ['the app', '/dashboard'],
  ] as const) {
    test(`loads no word of another language: ${site}`, async ({ page, context }) => {
      if (url !== '/') await signInLive(context);
      const asked = watchWords(page);
      await page.goto(`${LIVE_URL}${url}`);
      await settled(page);
      await page.waitForLoadState('networkidle');
      await expect(lang(page)).toHaveAttribute('lang', 'en-US');
      expect(await servedLanguage(page)).toBe('en-US');
      expect(asked).toEqual([]);
    });
  }

  test('keeps no file of another language for use without a connection', async ({
    page,
    context,
  }) => {
    await signInLive(context);
    await page.goto(`${LIVE_URL}/legal`);
    await settled(page);
    await page.evaluate(() => navigator.serviceWorker.ready);
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => url);
    });
    expect(kept.some((url) => /\/app\.html/.test(url))).toBe(true);
    expect(kept.filter((url) => url.includes('es-US'))).toEqual([]);
  });

  test('turns to Spanish at once, and keeps what was typed', async ({ page }) => {
    await open(page, '/settings');
    await settled(page);
    await page.getByRole('textbox', { name: 'First Name' }).fill('Augusta');
    const field = await page.getByRole('textbox', { name: 'First Name' }).elementHandle();
    await page.getByText('Español', { exact: true }).click();
    await expect(page).toHaveTitle('Ajustes · Dime Time');
    await expect(lang(page)).toHaveAttribute('lang', 'es-US');
    await expect(page.getByRole('radio', { name: 'Español' })).toBeChecked();
    await expect(page.getByRole('radio', { name: 'Español' })).toBeFocused();
    expect(await field?.evaluate((input) => (input as HTMLInputElement).value)).toBe('Augusta');
    await keepMessage(page);
    await page.reload();
    await expect(page).toHaveTitle('Ajustes · Dime Time');
  });

  test('sees nothing in English after Spanish was chosen', async ({ page }) => {
    await page.addInitScript(() => window.localStorage.setItem('dime-time.language', 'es-US'));
    const texts = await watchTexts(page);
    await open(page, '/debts');
    await settled(page);
    expect(await servedLanguage(page)).toBe('en-US');
    const english = texts.filter((text) => /Dashboard|Debt Management/.test(text));
    expect(english).toEqual([]);
  });
});
