import { readFile } from 'node:fs/promises';
import jsQR from 'jsqr';
import type { Page } from 'playwright/test';
import { expect, open, settled, tabTo, test, toast } from './support/test.ts';

interface Pixels {
  width: number;
  height: number;
  data: number[];
}

/** The pixels of a picture, drawn by the browser. */
function pixelsOf(page: Page, picture: Buffer, type: string): Promise<Pixels> {
  const address = `data:${type};base64,${picture.toString('base64')}`;
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const context = document.createElement('canvas').getContext('2d')!;
    const { width, height } = image;
    Object.assign(context.canvas, { width, height });
    context.drawImage(image, 0, 0);
    return { width, height, data: Array.from(context.getImageData(0, 0, width, height).data) };
  }, address);
}

const read = ({ data, width, height }: Pixels) =>
  jsQR(Uint8ClampedArray.from(data), width, height)?.data;

const addressOf = (page: Page) => `${new URL(page.url()).origin}/`;

for (const colorScheme of ['light', 'dark'] as const) {
  // @requirement 2.qr.code 9.qr.large
  test(`the code on the ${colorScheme} page is 250 px wide and a scanner reads it`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await open(page, '/qr');
    await settled(page);
    const code = page.getByRole('img', { name: 'QR code that opens Dime Time' });
    expect(await code.boundingBox()).toMatchObject({ width: 250, height: 250 });
    const seen = await pixelsOf(page, await code.screenshot(), 'image/png');
    expect(read(seen)).toBe(addressOf(page));
  });
}

// @requirement 2.landing.qr-address
test('the landing page carries its own address', async ({ page }) => {
  await page.goto('/');
  const code = page.getByRole('img', { name: /^QR code of/ });
  await code.scrollIntoViewIfNeeded();
  expect(await code.boundingBox()).toMatchObject({ width: 150, height: 150 });
  const seen = await pixelsOf(page, await code.screenshot(), 'image/png');
  expect(read(seen)).toBe(page.url());
});

// @requirement 2.qr.copy
test('Copy URL by keyboard puts the address on the clipboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/qr');
  await settled(page);
  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, page.getByRole('button', { name: 'Copy URL' }));
  await page.keyboard.press('Enter');
  await expect(toast(page, 'URL Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(addressOf(page));
});

test('where copying is not allowed the page says how to do it by hand', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await open(page, '/qr');
  await page.getByRole('button', { name: 'Copy URL' }).click();
  await expect(page.getByRole('alert')).toContainText('copy it yourself');
  await expect(toast(page, 'URL Copied')).toHaveCount(0);
});

// @requirement 2.qr.download 9.qr.large
test('the saved picture is 400 px wide and is read back, the drawing too', async ({ page }) => {
  await open(page, '/qr');
  const leaves: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(addressOf(page))) {
      leaves.push(request.url());
    }
  });
  for (const [button, name, type] of [
    ['Download QR Code', 'dime-time-qr-code.png', 'image/png'],
    ['Download as SVG', 'dime-time-qr-code.svg', 'image/svg+xml'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(name);
    const picture = await pixelsOf(page, await readFile(await download.path()), type);
    expect([picture.width, picture.height]).toEqual([400, 400]);
    expect(read(picture)).toBe(addressOf(page));
  }
  expect(leaves).toEqual([]);
});

test('the instructions say what the code carries', async ({ page }) => {
  await open(page, '/qr');
  const steps = page.getByRole('main').getByRole('list').getByRole('listitem');
  await expect(steps).toHaveCount(4);
  await expect(steps.nth(2)).toContainText('not your account');
});
