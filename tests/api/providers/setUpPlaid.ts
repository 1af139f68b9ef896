import { afterAll, beforeAll, beforeEach } from 'vitest';
import { type BankProvider, createPlaidProvider } from '../../../packages/api/src/banking/index.ts';
import { startPlaidServer, type PlaidServer } from './plaidServer.ts';

/** The moment of every test. */
export const NOW = '2026-11-19T14:05:00Z';
export const SECONDS = Date.parse(NOW) / 1000;

/** Longer than any machine takes to answer a request of its own, in ms. */
const PATIENT_MS = 30_000;

/** An account as Plaid returns it. */
export const CHECKING = {
  account_id: 'acc_1',
  name: 'Checking',
  official_name: 'Gold Checking',
  mask: '0000',
  type: 'depository',
  subtype: 'checking',
  balances: { current: 1203.42, available: 1100, limit: null, iso_currency_code: 'USD' },
};

/** Runs a server in place of Plaid's for the tests of a file; each test's provider starts empty. */
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
    /** A provider that waits for a response no longer than that. */
    waiting,
  };
}
