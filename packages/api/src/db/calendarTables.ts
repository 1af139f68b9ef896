import type { Instant } from '@dime-time/finance-core';
import type { WriteOnce } from './writeOnce.ts';

/** Where a household's calendar is found; renewing replaces the row's secret. */
export interface CalendarAddressesTable {
  user_id: WriteOnce<string>;
  /** SHA-256 of the secret, by which a calendar app is answered. */
  secret_hash: Uint8Array;
  /** Encrypted; the household sees its address again. */
  secret: Uint8Array;
  created_at: Instant;
}
