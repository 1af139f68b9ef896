import type { Meter } from '@opentelemetry/api';
import type { Pool } from 'pg';

/** Observes how many connections of a pool are in use, and how many requests wait for one. */
export function observePool(
  meter: Meter,
  pool: Pick<Pool, 'idleCount' | 'totalCount' | 'waitingCount'>,
): void {
  meter
    .createObservableGauge('db.client.connection.count', {
      description: 'The connections of the pool, by whether they are in use.',
    })
    .addCallback((result) => {
      result.observe(pool.idleCount, { 'db.client.connection.state': 'idle' });
      result.observe(pool.totalCount - pool.idleCount, { 'db.client.connection.state': 'used' });
    });
  meter
    .createObservableGauge('db.client.connection.pending_requests', {
      description: 'The statements and transactions that wait for a connection.',
    })
    .addCallback((result) => result.observe(pool.waitingCount));
}
