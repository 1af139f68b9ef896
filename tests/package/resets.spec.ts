import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test, type Page } from 'playwright/test';

const LAYERED = '/node_modules/@dime-time/ui/styles.css';
const UNLAYERED = '/node_modules/@dime-time/ui/styles.unlayered.css';
/** Tailwind 4 as its compiler writes it, in Tailwind’s own layers; `serve.js` compiles it. */
const TAILWIND = '/tailwind.css';
const RESETS = {
  'the reboot of Bootstrap': '/node_modules/bootstrap/dist/css/bootstrap-reboot.css',
  'the preflight of Tailwind': '/node_modules/tailwindcss/preflight.css',
  'normalize.css': '/node_modules/normalize.css/normalize.css',
};
const LOOKS = ['cards', 'fields', 'landing', 'analytics', 'legal', 'notFound'];

/** A page of looks as a picture, with the sheets in their order and one of them in a layer. */
async function picture(page: Page, of: string, sheets: string[], layer = ''): Promise<Buffer> {
  const asked = new URLSearchParams([
    ['of', of],
    ['layer', layer],
    ...sheets.map((sheet) => ['sheet', sheet]),
  ]);
  await page.goto(`/look?${asked}`);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot({ fullPage: true, animations: 'disabled' });
}

for (const of of LOOKS) {
  test(`no reset of a site changes the look of ${of}`, async ({ page }, info) => {
    const file = info.snapshotPath(`${of}.png`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await picture(page, of, [LAYERED]));
    const same = async (what: string, sheets: string[], layer?: string) => {
      const found = await picture(page, of, sheets, layer);
      // A browser does not draw each rounded corner the same to the last bit.
      const allowed = { threshold: 0.05, maxDiffPixels: 20 };
      expect.soft(found, `${of} with ${what}`).toMatchSnapshot(`${of}.png`, allowed);
    };
    await same('no layers and no reset', [UNLAYERED]);
    for (const [name, reset] of Object.entries(RESETS)) {
      await same(`${name} before`, [reset, UNLAYERED]);
      await same(`${name} after`, [UNLAYERED, reset]);
      await same(`${name} in a layer, after`, [UNLAYERED, reset], reset);
      await same(`${name} in a layer, before the sheet with layers`, [reset, LAYERED], reset);
    }
    for (const sheet of [LAYERED, UNLAYERED]) {
      await same(`Tailwind 4 after ${sheet}`, [sheet, TAILWIND]);
      await same(`Tailwind 4 before ${sheet}`, [TAILWIND, sheet]);
    }
  });
}

test('a reset without a layer does change the look of the sheet with layers', async ({ page }) => {
  const reset = RESETS['the reboot of Bootstrap'];
  const alone = await picture(page, 'cards', [LAYERED]);
  expect((await picture(page, 'cards', [LAYERED, reset])).equals(alone)).toBe(false);
});

test('a utility of Tailwind 4 wins over the sheet with layers that is before it', async ({
  page,
}) => {
  await picture(page, 'cards', [LAYERED, TAILWIND]);
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => element.classList.add('text-[rgb(1,2,3)]'));
  await expect(heading).toHaveCSS('color', 'rgb(1, 2, 3)');
});
