import type { Cents, Instant } from '@dime-time/finance-core';
import type { PlanForecast, PlanRequest } from '@dime-time/finance-core/contract';
import type { PlanBasis } from '@dime-time/finance-core/server';
import type { ColumnType, GeneratedAlways } from 'kysely';
import type { WriteOnce } from './writeOnce.ts';

/** A payoff plan as it was saved. */
export interface PlanVersionsTable {
  /** Ascending in the order in which a household saved its plans. */
  id: GeneratedAlways<bigint>;
  /** The random id in responses. */
  public_id: WriteOnce<string>;
  user_id: WriteOnce<string>;
  since: WriteOnce<Instant>;
  /** The plan, with money in cents. */
  document: ColumnType<PlanRequest, string, never>;
  /** What it promised on that day; changed only where a debt that it had is deleted. */
  forecast: ColumnType<PlanForecast, string, string>;
  /** What the forecast was computed from; null in versions of before it was stored. */
  basis: ColumnType<PlanBasis | null, string | undefined, string>;
}

/** What of a payment was a one-off payment of the plan, in cents. */
export interface OneOffPartsTable {
  transfer_id: WriteOnce<bigint>;
  amount: WriteOnce<bigint>;
  /** The one-off payments of that day in the plan in force then, in cents. */
  planned: ColumnType<readonly Cents[], string, never>;
}
