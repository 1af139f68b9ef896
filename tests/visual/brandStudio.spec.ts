import { expect, test } from 'playwright/test';
import { STORYBOOK_URL } from './support/address.ts';

const PAGE = `${STORYBOOK_URL}/iframe.html?id=foundations-brand-studio--docs&viewMode=docs`;

test('the brand studio paints any screen in the brand that is typed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(PAGE);
  // What a designer looks for is in sight at once.
  await expect(page.getByText(/^1 contrast is too low/)).toBeInViewport();
  for (const file of ['TypeScript', 'CSS', 'Design Tokens']) {
    await expect(page.getByRole('button', { name: `Download ${file}` })).toBeInViewport();
  }

  await page.getByLabel('Screen or component').fill('notfound');
  await page.getByRole('option', { name: 'NotFound' }).click();
  for (const theme of ['light', 'dark']) {
    const link = page
      .frameLocator(`iframe[title="NotFound in ${theme}"]`)
      .locator(`.radix-themes.${theme} a`)
      .first();
    await expect(link).toBeVisible({ timeout: 60_000 });
    const accent = () =>
      link.evaluate((element) => getComputedStyle(element).getPropertyValue('--accent-9'));
    await page.getByLabel('Accent', { exact: true }).fill('#c2571a');
    await expect.poll(accent).toBe('#c2571a');
    await page.getByLabel('Accent', { exact: true }).fill('#0a7d4f');
    await expect.poll(accent).toBe('#0a7d4f');
  }

  await page.getByRole('link', { name: 'See the contrasts' }).click();
  await expect(page.getByRole('table', { name: 'Measured contrasts' })).toBeInViewport();
});

test('the brand studio offers every screen and every component', async ({ page }) => {
  const answer = await fetch(`${STORYBOOK_URL}/index.json`);
  const { entries } = (await answer.json()) as {
    entries: Record<string, { title: string; type: string }>;
  };
  const titles = new Set(
    Object.values(entries)
      .filter(({ type, title }) => type === 'story' && !/^(?:Foundations|Flows)\//.test(title))
      .map(({ title }) => title),
  );
  await page.goto(PAGE);
  await page.getByLabel('Screen or component').fill('');
  // The sample is one more.
  await expect(page.getByRole('option')).toHaveCount(titles.size + 1);
  expect(titles.size).toBeGreaterThan(100);
});
