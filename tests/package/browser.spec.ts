import { expect, test as base, type Page } from 'playwright/test';

/** The colors of everything on a page, and of one label of each axis: a script measures how many fit. */
async function paint(page: Page): Promise<string[]> {
  return page
    .locator('.radix-themes, .radix-themes main, .radix-themes main *:not(svg text + text)')
    .evaluateAll((all) =>
      all.map((element) => {
        const { color, backgroundColor, borderTopColor, boxShadow, fill } =
          getComputedStyle(element);
        return [element.tagName, color, backgroundColor, borderTopColor, boxShadow, fill].join(' ');
      }),
    );
}

/** A page on which anything the site says to the console fails the test, as does a foreign request. */
const test = base.extend<{ site: Page }>({
  site: async ({ page, baseURL }, provide) => {
    const trouble: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) trouble.push(message.text());
    });
    page.on('pageerror', (error) => trouble.push(error.message));
    page.on('request', (request) => {
      const url = request.url();
      if (!url.startsWith(String(baseURL)) && !url.startsWith('data:')) trouble.push(url);
    });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'How it works' })).toBeVisible();
    await provide(page);
    expect(trouble).toEqual([]);
  },
});

test('the site wears the brand of the partner', async ({ site }) => {
  await expect(site.getByText('Penny Wise')).toBeVisible();
  const button = site.getByRole('button', { name: 'How it works' });
  await expect(button).toHaveCSS('background-color', 'rgb(10, 125, 79)');
  await expect(button).toHaveCSS('border-top-left-radius', '0px');
  await expect(button).toHaveCSS('font-family', 'Georgia, serif');
  await expect(site.locator('circle').first()).toHaveCSS('stroke', 'rgb(180, 83, 9)');
});

test('the layers are in order, and a rule of the site in layer app wins', async ({ site }) => {
  const layers = await site.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules])
      .flatMap((rule) => {
        if (rule instanceof CSSLayerStatementRule) return [...rule.nameList];
        return rule instanceof CSSLayerBlockRule ? [rule.name] : [];
      }),
  );
  // The first mention of a layer decides its place, in whichever form the bundler left it.
  expect([...new Set(layers)]).toEqual([
    'theme',
    'base',
    'reset',
    'radix',
    'ui',
    'app',
    'components',
    'utilities',
  ]);
  await expect(site.locator('.total')).toHaveCSS('color', 'rgb(1, 2, 3)');
  // A rule of the library still holds beside it.
  await expect(site.locator('.total')).toHaveCSS('white-space', 'nowrap');
});

test('the components show their figures', async ({ site }) => {
  await expect(site.locator('.total')).toHaveText('$6,200.00');
  const chart = site.getByRole('figure');
  await expect(chart.locator('path[d*="C"], path[d*="L"]').first()).toBeVisible();
  await expect(site.getByRole('button', { name: '$250' })).toBeEnabled();
});

test('the page is taken over: a dialog opens over it, and a toast tells what happened', async ({
  site,
}) => {
  await site.getByRole('button', { name: 'How it works' }).click();
  const dialog = site.getByRole('dialog', { name: 'How this works' });
  await expect(dialog).toBeVisible();
  await expect(dialog).toHaveCSS('border-top-left-radius', '0px');
  await site.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await site.getByRole('button', { name: 'Remind me' }).click();
  await expect(site.getByText('Reminder set', { exact: true })).toBeVisible();
});

test.describe('in a browser that asks for dark', () => {
  test.use({ colorScheme: 'dark' });
  test('the site is dark, and the HTML of the server is taken over without a word', async ({
    site,
  }) => {
    await expect(site.locator('.radix-themes').first()).toHaveClass(/dark/);
  });
});

test.describe('where no script runs', () => {
  test.use({ javaScriptEnabled: false });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`a reader who prefers ${colorScheme} sees it`, async ({ page, browser }) => {
      const withScript = await browser.newPage({ colorScheme, javaScriptEnabled: true });
      await withScript.goto('/');
      await expect(withScript.locator('.radix-themes').first()).toHaveClass(
        new RegExp(String.raw`\b${colorScheme}\b`),
      );
      await page.emulateMedia({ colorScheme });
      await page.goto('/');
      const root = page.locator('.radix-themes').first();
      await expect(root).toHaveCSS('color-scheme', colorScheme);
      expect(await paint(page)).toEqual(await paint(withScript));
      await withScript.close();
    });
  }

  test('the HTML of the server is whole and styled', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('.total')).toHaveText('$6,200.00');
    const button = page.getByRole('button', { name: 'How it works' });
    await expect(button).toHaveCSS('background-color', 'rgb(10, 125, 79)');
  });
});
