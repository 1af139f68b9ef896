import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type BankProvider, createPlaidProvider } from '../../../packages/api/src/banking/index.ts';
import { startPlaidServer, type PlaidServer } from './plaidServer.ts';

/** The moment of every test. */
export const NOW = '2026-11-19T14:05:00Z';
export const SECONDS = Date.parse(NOW) / 1000;

/** Longer than any machine takes to answer itself. */
const PATIENT_MS = 30_000;

/** An account as Plaid tells of it. */
export const CHECKING = {
  account_id: 'acc_1',
  name: 'Checking',
  official_name: 'Gold Checking',
  mask: '0000',
  type: 'depository',
  subtype: 'checking',
  balances: { current: 1203.42, available: 1100, limit: null, iso_currency_code: 'USD' },
};

/** Has the tests of a file talk to a server in the place of Plaid's; each test's provider knows nothing yet. */
export function setUpPlaid() {
  let server: PlaidServer;
  let plaid: BankProvider;
  beforeAll(async () => {
    server = await startPlaidServer(SECONDS);
  });
  afterAll(() => server.stop());
  const waiting = (timeoutMs: number) =>
    createPlaidProvider({
      clientId: 'client',
      secret: 'secret',
      baseUrl: server.url,
      webhookUrl: 'https://dime.example/api/plaid/webhook',
      redirectUrl: 'https://dime.example/banking',
      productName: 'Dime Time',
      clock: () => NOW,
      timeoutMs,
    });
  beforeEach(() => {
    server.asked.length = 0;
    server.mishap = 'none';
    plaid = waiting(PATIENT_MS);
  });
  return {
    get server() {
      return server;
    },
    get plaid() {
      return plaid;
    },
    /** One that waits for an answer no longer than that. */
    waiting,
  };
}
