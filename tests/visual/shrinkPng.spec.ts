import { expect, test } from 'playwright/test';
import { hasPalette, shrinkPng, sizeOf } from './support/shrinkPng.ts';

/** More than 256 colors, in stripes a browser filters in its own way, beside one that is common. */
const STRIPES = `<body style="margin:0;background:#5a56a8">
  <p style="margin:0;inline-size:40px;block-size:400px;background:linear-gradient(#000,#fff)"></p>
  <p style="margin:0;font:40px sans-serif;color:#fff">Round up</p>
</body>`;

test('a picture keeps its size and its look, in fewer bytes', async ({ page }) => {
  await page.setViewportSize({ width: 300, height: 500 });
  await page.setContent(STRIPES);
  const png = await page.screenshot();
  const small = shrinkPng(png);
  expect(hasPalette(png)).toBe(false);
  expect(hasPalette(small)).toBe(true);
  expect(sizeOf(small)).toEqual({ width: 300, height: 500 });
  const channelsApart = await page.evaluate(
    async (addresses) => {
      const [one = [], other = []] = await Promise.all(
        addresses.map(async (address) => {
          const image = await createImageBitmap(await (await fetch(address)).blob());
          const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
          context?.drawImage(image, 0, 0);
          return [...(context?.getImageData(0, 0, image.width, image.height).data ?? [])];
        }),
      );
      return one.map((value, at) => Math.abs(value - (other[at] ?? 0)));
    },
    [png, small].map((data) => `data:image/png;base64,${data.toString('base64')}`),
  );
  expect(channelsApart.length).toBe(300 * 500 * 4);
  expect(channelsApart.reduce((most, apart) => Math.max(most, apart), 0)).toBeLessThan(48);
});
