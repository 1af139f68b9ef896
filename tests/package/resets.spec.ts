import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test, type Page, type TestInfo } from 'playwright/test';

const LAYERED = '/node_modules/@dime-time/ui/styles.css';
const UNLAYERED = '/node_modules/@dime-time/ui/styles.unlayered.css';
/** Tailwind 4 as its compiler writes it, in Tailwind’s own layers; `serve.js` compiles it. */
const TAILWIND = '/tailwind.css';
const RESETS = {
  'the reboot of Bootstrap': '/node_modules/bootstrap/dist/css/bootstrap-reboot.css',
  'the preflight of Tailwind': '/node_modules/tailwindcss/preflight.css',
  'normalize.css': '/node_modules/normalize.css/normalize.css',
};
/** Those that a site may put in a layer; the preflight is in one in Tailwind 4 as a whole. */
const IN_A_LAYER = ['the reboot of Bootstrap', 'normalize.css'] as const;
const LOOKS = ['cards', 'fields', 'landing', 'analytics', 'legal', 'notFound'];

/** A browser does not draw each rounded corner the same to the last bit. */
const ALLOWED = { threshold: 0.05, maxDiffPixels: 20 };

/** Keeps a picture for those that are compared with it. */
function keep(name: string, taken: Buffer, info: TestInfo): void {
  const file = info.snapshotPath(name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, taken);
}

const shoot = (page: Page) => page.screenshot({ fullPage: true, animations: 'disabled' });

/** A page of looks as a picture, with the sheets in their order and one of them in a layer. */
async function picture(page: Page, of: string, sheets: string[], layer = ''): Promise<Buffer> {
  const asked = new URLSearchParams([
    ['of', of],
    ['layer', layer],
    ...sheets.map((sheet) => ['sheet', sheet]),
  ]);
  await page.goto(`/look?${asked}`);
  await page.evaluate(() => document.fonts.ready);
  return shoot(page);
}

for (const of of LOOKS) {
  test(`no reset of a site changes the look of ${of}`, async ({ page }, info) => {
    // Sixteen pictures of a whole page, some of them long.
    test.setTimeout(180_000);
    keep(`${of}.png`, await picture(page, of, [LAYERED]), info);
    const same = async (what: string, sheets: string[], layer?: string) => {
      const found = await picture(page, of, sheets, layer);
      expect.soft(found, `${of} with ${what}`).toMatchSnapshot(`${of}.png`, ALLOWED);
    };
    await same('no layers and no reset', [UNLAYERED]);
    for (const [name, reset] of Object.entries(RESETS)) {
      await same(`${name} before`, [reset, UNLAYERED]);
      await same(`${name} after`, [UNLAYERED, reset]);
    }
    for (const name of IN_A_LAYER) {
      const reset = RESETS[name];
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

test('a field that a pointer gave the focus keeps its ring under the reboot of Bootstrap', async ({
  page,
}) => {
  for (const sheets of [[UNLAYERED], [UNLAYERED, RESETS['the reboot of Bootstrap']]]) {
    await picture(page, 'fields', sheets);
    const select = page.getByRole('combobox').first();
    // As a dialog does that was opened by a pointer.
    await select.evaluate((button: HTMLElement & { focus(options: object): void }) => {
      button.focus({ focusVisible: false });
    });
    await expect(select).toHaveCSS('outline-style', 'solid');
  }
});

/** The color of a heading that has the utility which `serve.js` compiles. */
async function colorByUtility(page: Page): Promise<string> {
  const heading = page.getByRole('heading', { level: 1 });
  return heading.evaluate((element) => {
    element.classList.add('text-[rgb(1,2,3)]');
    return getComputedStyle(element).color;
  });
}

test('a utility of Tailwind 4 wins over the sheet with layers if that comes first', async ({
  page,
}) => {
  await picture(page, 'cards', [LAYERED, TAILWIND]);
  expect(await colorByUtility(page)).toBe('rgb(1, 2, 3)');
  await picture(page, 'cards', [TAILWIND, LAYERED]);
  expect(await colorByUtility(page)).not.toBe('rgb(1, 2, 3)');
});

test('the order in the head of the page decides, whichever sheet comes first', async ({
  page,
}, info) => {
  keep('order.png', await picture(page, 'cards', [LAYERED]), info);
  await picture(page, 'cards', [TAILWIND, LAYERED]);
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = '@layer theme, base, reset, radix, ui, app, components, utilities;';
    document.head.prepend(style);
  });
  expect(await shoot(page)).toMatchSnapshot('order.png', ALLOWED);
  expect(await colorByUtility(page)).toBe('rgb(1, 2, 3)');
});
