import { gzipSync } from 'node:zlib';
import { ROUTES } from '../../packages/app/src/routes.tsx';
import { expect, open, settled, test } from './support/test.ts';

const KIB = 1024;
/** The stock sheet of Radix Themes alone has 78. */
const FIRST_LOAD_KIB = 36;

for (const { path } of ROUTES) {
  test(`a first visit of ${path} loads no more styles than it needs`, async ({ page }) => {
    const sheets: Promise<number>[] = [];
    page.on('response', (response) => {
      if (!response.url().endsWith('.css')) return;
      sheets.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength));
    });
    await open(page, path);
    await settled(page);
    const bytes = (await Promise.all(sheets)).reduce((sum, size) => sum + size, 0);
    // A page without styles is light, too.
    expect(bytes / KIB).toBeGreaterThan(5);
    expect(bytes / KIB).toBeLessThanOrEqual(FIRST_LOAD_KIB);
  });
}

test('a rule of the library wins over one of Radix, and one of the app over both', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Send Message' });
  // Radix sets a button in medium weight, the library in semibold.
  await expect(button).toHaveCSS('font-weight', '600');
  await expect(button).toHaveCSS('display', 'inline-flex');
  const weightWith = (layer: string, weight: string) =>
    button.evaluate((element, css) => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
      return getComputedStyle(element).fontWeight;
    }, `@layer ${layer} { button { font-weight: ${weight}; } }`);
  expect(await weightWith('app', '300')).toBe('300');
  expect(await weightWith('radix', '200')).toBe('300');
});
