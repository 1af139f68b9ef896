import { FIRST_LOAD_CSS_KIB, firstLoadCss } from '../bench/firstLoadCss.ts';
import { firstLoadScript, isOverBudget, SCRIPT_KIB } from '../bench/firstLoadScript.ts';
import { APP, chunksOf, pagesOf, zippedKib, type Manifest } from '../bench/manifest.ts';
import { debt, serve } from './support/answers.ts';
import { DEMO_URL, LIVE_URL } from './support/ports.ts';
import { expect, test } from './support/test.ts';

const fetched = async (file: string, site = LIVE_URL) =>
  new Uint8Array(await (await fetch(`${site}/${file}`)).arrayBuffer());

async function readManifest(site = LIVE_URL): Promise<Manifest> {
  const text = new TextDecoder().decode(await fetched('.vite/manifest.json', site));
  return JSON.parse(text) as Manifest;
}

async function read(file: string): Promise<Uint8Array> {
  const bytes = await fetched(file);
  // A page that answers with the document instead of a file must not pass for a light one.
  expect(new TextDecoder().decode(bytes.subarray(0, 15)), file).not.toContain('<!doctype');
  return bytes;
}

test('a first visit of any page loads no more styles than it needs', async () => {
  const pages = await firstLoadCss(await readManifest(), read);
  expect(pages.length).toBeGreaterThan(10);
  for (const { page, kib } of pages) {
    expect(kib, page).toBeGreaterThan(5);
    expect(kib, page).toBeLessThanOrEqual(FIRST_LOAD_CSS_KIB);
  }
});

test('a first visit loads no more script than it needs, and no later page much more', async () => {
  const pages = await firstLoadScript(await readManifest(), read);
  expect(pages.length).toBeGreaterThan(10);
  for (const size of pages) {
    // React alone is 65 KiB: a first visit of less has not been measured.
    expect(size.kib, size.page).toBeGreaterThan(size.limitKib > 100 ? 65 : 0);
    expect(isOverBudget(size), JSON.stringify(size)).toBe(false);
  }
});

test('a dashboard waits for few files', async () => {
  const first = chunksOf(await readManifest(), [...APP, 'src/dashboard/DashboardPage.tsx']);
  expect(first.length).toBeLessThanOrEqual(10);
});

for (const [build, site] of [
  ['the live build', LIVE_URL],
  ['the demo', DEMO_URL],
] as const) {
  test(`no files of ${build} wait for each other`, async () => {
    const manifest = await readManifest(site);
    expect(pagesOf(manifest).length).toBeGreaterThan(10);
    // Files in a circle may run before what they need, and the page then stays empty.
    const waitForThemselves = Object.entries(manifest).filter(([, { file, imports = [] }]) =>
      chunksOf(manifest, imports).some((needed) => needed.file === file),
    );
    expect(waitForThemselves.map(([key]) => key)).toEqual([]);
  });
}

test('the landing page fetches no more script than was counted', async ({ page }) => {
  const counted = (await firstLoadScript(await readManifest(), read))[0];
  const files = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') files.add(new URL(request.url()).pathname.slice(1));
  });
  await page.goto(`${LIVE_URL}/`);
  await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const kib = await zippedKib(files, read);
  expect(kib).toBeGreaterThan(65);
  expect(kib).toBeLessThanOrEqual((counted?.kib ?? 0) + (counted?.afterwardsKib ?? 0) + 2);
});

test.describe('the planner', () => {
  // The worker of the installed app would fetch every file.
  test.use({ serviceWorkers: 'block' });

  const household = ['One', 'Two', 'Three'].map((name) => ({ ...debt, id: name, name }));
  const features = ['debts.edit'];

  for (const viewport of [
    { width: 375, height: 812 },
    { width: 1280, height: 800 },
  ]) {
    test(`fetches little script before somebody uses it, at ${viewport.width}`, async ({
      page,
    }) => {
      const files = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() !== 'script') return;
        files.add(new URL(request.url()).pathname.slice(1));
      });
      await serve(page, {
        '/api/debts': household,
        '/api/service-status': { coinbase: { configured: false }, features },
      });
      await page.setViewportSize(viewport);
      await page.goto(`${LIVE_URL}/debts/plan`);
      await expect(page.getByRole('slider', { name: /^Extra each month/ })).toBeAttached();
      await page.waitForLoadState('networkidle');
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      // What would load by itself would do so in an idle moment.
      await page.evaluate(
        () => new Promise((done) => setTimeout(() => requestIdleCallback(done), 2000)),
      );
      await page.waitForLoadState('networkidle');
      const kib = await zippedKib(files, read);
      expect(kib).toBeGreaterThan(150);
      expect(kib, [...files].join('\n')).toBeLessThanOrEqual(SCRIPT_KIB.plannerUnused);
    });
  }
});
