import { afterAll } from 'vitest';
import { createLogger } from '../../packages/api/src/config/logger.ts';
import { openDatabase } from '../../packages/api/src/db/index.ts';
import { startPgbouncer } from '../tools/pgbouncer.ts';
import { startSystemPostgres } from '../tools/systemPostgres.ts';
import { startApiTarget } from './apiTarget.ts';
import { describeContract } from './suite.ts';

const postgres = await startSystemPostgres();
const direct = await postgres.createDatabase();
const pooler = await startPgbouncer(direct);
const url = pooler.through(direct);
const database = await openDatabase({ url, poolMode: 'transaction', log: createLogger('error') });
const target = await startApiTarget(database);
afterAll(async () => {
  await target.stop();
  await database.close();
  await pooler.stop();
  await postgres.stop();
  // The scheduler may have all households of the suite before it, and the stop waits for its round.
}, 60_000);

describeContract(`the API on PostgreSQL ${postgres.version} behind PgBouncer`, target);
