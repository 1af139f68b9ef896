import type { Page } from 'playwright/test';
import { startPlaidServer, type PlaidServer } from '../api/providers/plaidServer.ts';
import { lastBuilt } from '../tools/builtOnce.ts';
import { startLiveApi, type LiveApi } from '../tools/liveApi.ts';
import { expect, test, toast } from './support/test.ts';

/** In the shape of Plaid's own tokens. */
const LINK_TOKEN = 'link-sandbox-af1a0311-da53-4636-b754-dd15cc058176';

/** As it is registered at Plaid; here it is the test that leads back. */
const REDIRECT_URL = 'https://dime.example/banking';

/**
 * In the place of Plaid's script: like the real one it adds a style element with its own nonce, an
 * element with a style attribute, and a frame of its host, from which the consent comes. Back from a
 * bank the consent is there at once.
 */
const SCRIPT = `
  const { nonce } = document.currentScript;
  window.Plaid = {
    create({ token, receivedRedirectUri, onSuccess }) {
      const style = Object.assign(document.createElement('style'), { nonce });
      style.textContent = '.plaid { position: fixed; inset: 0; }';
      const box = document.createElement('div');
      box.innerHTML = '<iframe class="plaid" title="Plaid" style="z-index: 9999"></iframe>';
      const frame = box.firstChild;
      frame.src = 'https://cdn.plaid.com/link/v2/stable/link.html?token=' + token;
      const hear = ({ origin, data }) => {
        if (origin === 'https://cdn.plaid.com') onSuccess(data, {});
      };
      return {
        open() {
          if (receivedRedirectUri) onSuccess('public-after ' + receivedRedirectUri);
          window.addEventListener('message', hear);
          document.head.append(style);
          document.body.append(frame);
        },
        destroy() {
          window.removeEventListener('message', hear);
          style.remove();
          frame.remove();
        },
      };
    },
  };
`;
const FRAME = `<button onclick="parent.postMessage('public-sandbox-af1a0311', '*')">Consent</button>`;

let plaid: PlaidServer;
let api: LiveApi;
test.beforeAll(async () => {
  plaid = await startPlaidServer(0);
  const account = {
    account_id: 'acc_1',
    name: 'Checking',
    mask: '0000',
    type: 'depository',
    subtype: 'checking',
    balances: { current: 1203.42, available: 1100, iso_currency_code: 'USD' },
  };
  const item = { item_id: 'item-1', institution_id: 'ins_1', institution_name: 'Plaid Bank' };
  const rows = { added: [], modified: [], removed: [], next_cursor: 'c1', has_more: false };
  const answers: Record<string, object> = {
    '/link/token/create': { link_token: LINK_TOKEN },
    '/item/public_token/exchange': { access_token: 'access-1', item_id: 'item-1' },
    '/item/get': { item },
    '/accounts/get': { accounts: [account] },
    '/transactions/sync': rows,
    '/liabilities/get': { accounts: [], liabilities: { credit: null, student: null } },
  };
  for (const [path, body] of Object.entries(answers)) plaid.answers.set(path, [{ body }]);
  api = await startLiveApi({
    APP_DIR: lastBuilt('app-live'),
    PLAID_CLIENT_ID: 'client',
    PLAID_SECRET: 'secret',
    PLAID_URL: plaid.url,
    PLAID_REDIRECT_URL: REDIRECT_URL,
  });
});
test.afterAll(async () => {
  await api.stop();
  await plaid.stop();
});

test.use({ serviceWorkers: 'block' });

/** Signs in, and opens the window that stands in for Plaid's. */
async function openWindow(page: Page, name: 'Ada' | 'Grace'): Promise<void> {
  await page.route('https://cdn.plaid.com/**', (route) =>
    route.request().url().endsWith('/link-initialize.js')
      ? route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
      : route.fulfill({ contentType: 'text/html', body: FRAME }),
  );
  await page.goto(`${api.url}/api/login`);
  await page.getByRole('button', { name: `Continue as ${name}` }).click();
  await expect(page).toHaveURL(`${api.url}/dashboard`);
  await page.goto(`${api.url}/banking`);
  await page.getByRole('button', { name: 'Connect Bank Account' }).click();
}

test("a bank is linked in Plaid's window, which the policy of the page lets stand", async ({
  page,
}) => {
  await openWindow(page, 'Grace');
  const frame = page.locator('iframe[title="Plaid"]');
  await expect(frame).toHaveAttribute('src', new RegExp(LINK_TOKEN));
  await expect(frame).toHaveCSS('position', 'fixed');
  await expect(frame).toHaveCSS('z-index', '9999');
  await frame.contentFrame().getByRole('button', { name: 'Consent' }).click();
  await expect(toast(page, 'Bank Account Connected')).toBeVisible();
  await expect(frame).toHaveCount(0);
  await expect(page.getByRole('article', { name: 'Checking' })).toContainText('$1,203.42');
  await expect(page.getByRole('button', { name: 'Connect Bank Account' })).toBeFocused();
  expect(plaid.asked).toContainEqual({
    path: '/item/public_token/exchange',
    body: { public_token: 'public-sandbox-af1a0311' },
  });
});

test('a bank that signs in on its own pages sends its holder back, and linking goes on', async ({
  page,
}) => {
  await openWindow(page, 'Ada');
  await expect(page.locator('iframe[title="Plaid"]')).toBeVisible();
  const address = `${api.url}/banking?oauth_state_id=6d2a`;
  const made = () => plaid.asked.filter(({ path }) => path === '/link/token/create');
  const before = made().length;
  expect(made().at(-1)?.body).toMatchObject({ redirect_uri: REDIRECT_URL });
  // Where the bank leads to from its own pages.
  await page.goto(address);
  await expect(toast(page, 'Bank Account Connected')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Checking' })).toContainText('$1,203.42');
  await expect(page).toHaveURL(`${api.url}/banking`);
  expect(made()).toHaveLength(before);
  expect(plaid.asked).toContainEqual({
    path: '/item/public_token/exchange',
    body: { public_token: `public-after ${address}` },
  });
  // Only once: after a reload, the page waits for a press.
  await page.reload();
  await expect(page.getByRole('article', { name: 'Checking' })).toBeVisible();
  await expect(page.locator('iframe[title="Plaid"]')).toHaveCount(0);
});
