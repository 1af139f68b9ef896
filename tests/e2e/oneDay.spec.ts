import { serve, transaction } from './support/answers.ts';
import { LIVE_URL } from './support/ports.ts';
import { expect, settled, test } from './support/test.ts';

// The worker of the installed app would fetch the answers, out of reach of a test.
test.use({ baseURL: LIVE_URL, serviceWorkers: 'block' });

/** The evening of the 19th in New York, where the household lives; in London and Tokyo it is the 20th. */
const BOUGHT_AT = '2026-11-20T02:30:00Z';
const DAY = 'Nov 19, 2026';

const bankRow = {
  transaction_id: 'r1',
  account_id: 'a1',
  name: 'CORNER SHOP 123',
  merchant_name: transaction.merchant,
  date: '2026-11-19',
  amount: 4.67,
  category: ['Shops'],
};

for (const timezoneId of ['UTC', 'Asia/Tokyo']) {
  test.describe(`a browser in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a purchase has one day on Transactions and on Banking', async ({ page }) => {
      await serve(page, {
        '/api/user': { id: '1', email: 'ada@example.test', timeZone: 'America/New_York' },
        '/api/transactions': [{ ...transaction, date: BOUGHT_AT }],
        '/api/plaid/transactions': [bankRow],
      });
      for (const path of ['/transactions', '/banking']) {
        await page.goto(path);
        await settled(page);
        const row = page.getByRole('listitem').filter({ hasText: transaction.merchant });
        await expect(row.first(), path).toContainText(DAY);
      }
    });
  });
}
