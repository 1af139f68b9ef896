import { FIRST_LOAD_CSS_KIB, firstLoadCss, type Manifest } from '../bench/firstLoadCss.ts';
import { LIVE_URL } from './support/ports.ts';
import { expect, test } from './support/test.ts';

test('a first visit of any page loads no more styles than it needs', async () => {
  const read = async (file: string) => (await fetch(`${LIVE_URL}/${file}`)).arrayBuffer();
  const manifest = new TextDecoder().decode(await read('.vite/manifest.json'));
  const pages = await firstLoadCss(JSON.parse(manifest) as Manifest, async (file) => {
    const bytes = new Uint8Array(await read(file));
    // A page that answers with the document instead of a sheet must not pass for a light one.
    expect(new TextDecoder().decode(bytes.subarray(0, 15)), file).not.toContain('<!doctype');
    return bytes;
  });
  expect(pages.length).toBeGreaterThan(10);
  for (const { page, kib } of pages) {
    expect(kib, page).toBeGreaterThan(5);
    expect(kib, page).toBeLessThanOrEqual(FIRST_LOAD_CSS_KIB);
  }
});

test('a rule of the library wins over one of Radix, and one of the app over both', async ({
  page,
}) => {
  await page.goto('/');
  const button = page.getByRole('button', { name: 'Send Message' });
  // Radix sets a button in medium weight, the library in semibold.
  await expect(button).toHaveCSS('font-weight', '600');
  const weightWith = (layer: string, weight: string) =>
    button.evaluate((element, css) => {
      document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
      return getComputedStyle(element).fontWeight;
    }, `@layer ${layer} { button { font-weight: ${weight}; } }`);
  expect(await weightWith('app', '300')).toBe('300');
  expect(await weightWith('radix', '200')).toBe('300');
});
