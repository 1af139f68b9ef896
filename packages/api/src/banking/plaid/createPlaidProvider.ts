import type { Clock } from '../../config/clock.ts';
import type { PlaidConfig } from '../../config/config.ts';
import type { BankRecord } from '../../transactions/index.ts';
import { BankError, type BankProvider, type BankSync } from '../bankProvider.ts';
import {
  createPlaidClient,
  type PlaidClient,
  type PlaidClientOptions,
  PlaidRefusal,
} from './plaidClient.ts';
import {
  accountsShape,
  exchangeShape,
  itemShape,
  liabilitiesShape,
  linkTokenShape,
  removedShape,
  syncShape,
} from './plaidShapes.ts';
import { readAccount, readLiabilities, readTransactions } from './readPlaid.ts';
import { createSignatureVerifier } from './webhookSignature.ts';

export interface PlaidProviderOptions
  extends Omit<PlaidConfig, 'windowUrl'>, Pick<PlaidClientOptions, 'timeoutMs'> {
  /** The name that Plaid Link shows. */
  readonly productName: string;
  readonly clock: Clock;
}

/** The page size. */
const PAGE = 500;

/** Bounds an endless pagination: 100,000 rows. */
const MAX_PAGES = 200;

/** How often the pagination restarts because rows changed between two pages. */
const MAX_RESTARTS = 5;

/** Error codes of items without liabilities. */
const NO_LIABILITIES = new Set([
  'NO_LIABILITY_ACCOUNTS',
  'PRODUCTS_NOT_SUPPORTED',
  'PRODUCT_NOT_ENABLED',
  'ADDITIONAL_CONSENT_REQUIRED',
]);

/** The Plaid provider. */
export function createPlaidProvider(options: PlaidProviderOptions): BankProvider {
  const client = createPlaidClient(options);
  return {
    name: 'plaid',
    async createLinkToken({ userId, accessToken }) {
      const { link_token } = await client.call(
        '/link/token/create',
        {
          client_name: options.productName,
          user: { client_user_id: userId },
          country_codes: ['US'],
          language: 'en',
          ...(options.webhookUrl ? { webhook: options.webhookUrl } : {}),
          ...(options.redirectUrl ? { redirect_uri: options.redirectUrl } : {}),
          // With an access token Plaid starts the update mode, which takes no products.
          ...(accessToken
            ? { access_token: accessToken }
            : { products: ['transactions'], optional_products: ['liabilities'] }),
        },
        linkTokenShape,
      );
      return link_token;
    },
    async exchangePublicToken(publicToken) {
      const { access_token: accessToken, item_id: itemId } = await client.call(
        '/item/public_token/exchange',
        { public_token: publicToken },
        exchangeShape,
      );
      return { accessToken, itemId };
    },
    async institution(accessToken) {
      const { item } = await client.call('/item/get', { access_token: accessToken }, itemShape);
      return { id: item.institution_id ?? '', name: item.institution_name ?? '' };
    },
    async accounts(accessToken) {
      const answer = await client.call(
        '/accounts/get',
        { access_token: accessToken },
        accountsShape,
      );
      return answer.accounts.map(readAccount);
    },
    sync: (accessToken, cursor) => syncAll(client, accessToken, cursor ?? ''),
    async liabilities(accessToken) {
      try {
        return readLiabilities(
          await client.call('/liabilities/get', { access_token: accessToken }, liabilitiesShape),
        );
      } catch (error) {
        if (error instanceof PlaidRefusal && NO_LIABILITIES.has(error.code)) return [];
        throw error;
      }
    },
    async remove(accessToken) {
      await client.call('/item/remove', { access_token: accessToken }, removedShape);
    },
    verifyWebhook: createSignatureVerifier(client, options.clock),
  };
}

/**
 * All pages since the cursor. Where rows change during the pagination, it restarts from the same
 * cursor, as Plaid requires.
 */
async function syncAll(
  client: PlaidClient,
  accessToken: string,
  cursor: string,
): Promise<BankSync> {
  for (let restarts = 0; restarts < MAX_RESTARTS; restarts += 1) {
    try {
      return await syncOnce(client, accessToken, cursor);
    } catch (error) {
      const isMutated =
        error instanceof PlaidRefusal &&
        error.code === 'TRANSACTIONS_SYNC_MUTATION_DURING_PAGINATION';
      if (!isMutated) throw error;
    }
  }
  throw new BankError('unavailable', 'The rows changed too often while they were read.');
}

async function syncOnce(client: PlaidClient, accessToken: string, from: string): Promise<BankSync> {
  const added: BankRecord[] = [];
  const modified: BankRecord[] = [];
  const removed: BankSync['removed'][number][] = [];
  let cursor = from;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const answer = await client.call(
      '/transactions/sync',
      { access_token: accessToken, count: PAGE, ...(cursor ? { cursor } : {}) },
      syncShape,
    );
    added.push(...readTransactions(answer.added));
    modified.push(...readTransactions(answer.modified));
    removed.push(...answer.removed);
    cursor = answer.next_cursor;
    if (!answer.has_more) break;
  }
  // At the bound, the next sync continues from this cursor.
  return { added, modified, removed, cursor };
}
