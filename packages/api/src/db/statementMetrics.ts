import type { Meter } from '@opentelemetry/api';
import type { LogEvent, RootOperationNode } from 'kysely';

/** Upper limits of the buckets in seconds: most statements take less than a millisecond. */
const BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const OPERATIONS: Partial<Record<RootOperationNode['kind'], string>> = {
  SelectQueryNode: 'SELECT',
  InsertQueryNode: 'INSERT',
  UpdateQueryNode: 'UPDATE',
  DeleteQueryNode: 'DELETE',
};

/**
 * Measures each statement, without the wait for a connection, under the names of the OpenTelemetry
 * conventions.
 *
 * @returns what Kysely calls after each statement.
 */
export function statementMetrics(meter: Meter): (event: LogEvent) => void {
  const duration = meter.createHistogram('db.client.operation.duration', {
    unit: 's',
    description: 'The time that the database takes for a statement.',
    advice: { explicitBucketBoundaries: BUCKETS },
  });
  return ({ level, query, queryDurationMillis }) => {
    duration.record(queryDurationMillis / 1000, {
      'db.operation.name': OPERATIONS[query.query.kind] ?? 'OTHER',
      ...(level === 'error' && { 'error.type': '_OTHER' }),
    });
  };
}
