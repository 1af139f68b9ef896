import type { Page } from 'playwright/test';
import { serve } from './answers.ts';

/** In the shape of the tokens of Plaid's production. */
const LINK_TOKEN = 'link-production-1';

/** The consent that the window in the place of Plaid's gives. */
export const PUBLIC_TOKEN = 'public-production-1';

/** In the place of Plaid's script: a window that is left, fails or consents at a press. */
export const PLAID_SCRIPT = `
  window.Plaid = {
    create({ token, onSuccess, onExit }) {
      const frame = document.createElement('div');
      frame.setAttribute('role', 'dialog');
      frame.setAttribute('aria-label', token);
      const offer = (name, act) => {
        const button = document.createElement('button');
        button.textContent = name;
        button.addEventListener('click', act);
        frame.append(button);
      };
      offer('Leave', () => onExit(null, {}));
      offer('Fail', () => onExit({ error_code: 'INTERNAL_SERVER_ERROR' }, {}));
      offer('Consent', () => onSuccess('${PUBLIC_TOKEN}', {}));
      return {
        open() {
          document.body.append(frame);
          frame.querySelector('button').focus();
        },
        destroy: () => frame.remove(),
      };
    },
  };
`;

/** The account that comes of a consent. */
export const plaidAccount = {
  id: 'b1',
  accountId: 'a1',
  accountName: 'Everyday Checking',
  accountType: 'checking',
  mask: '0000',
  institutionName: 'Plaid Bank',
  isActive: true,
};

/** Plaid's window over the page, while it is open. */
export const plaidWindow = (page: Page) => page.getByRole('dialog', { name: LINK_TOKEN });

/**
 * Puts a server that has the keys of Plaid, and that has nothing linked, in the place of the bare one.
 *
 * @returns what is sent to be exchanged, from then on.
 */
export async function serveWithPlaid(page: Page): Promise<unknown[]> {
  const exchanged: unknown[] = [];
  await serve(page, {});
  await page.route('**/api/plaid/create-link-token', (route) =>
    route.fulfill({ json: { linkToken: LINK_TOKEN } }),
  );
  await page.route('**/api/plaid/exchange-token', (route) => {
    exchanged.push(route.request().postDataJSON());
    return route.fulfill({ json: { success: true, accounts: [plaidAccount] } });
  });
  return exchanged;
}
