import { afterAll } from 'vitest';
import { createLogger } from '../../packages/api/src/config/logger.ts';
import { openDatabase } from '../../packages/api/src/db/index.ts';
import { startPostgres } from '../tools/postgres.ts';
import { startApiTarget } from './apiTarget.ts';
import { describeContract } from './suite.ts';

const postgres = await startPostgres();
const url = await postgres.createDatabase();
const database = await openDatabase({ url, log: createLogger('error') });
const target = await startApiTarget(database);
afterAll(async () => {
  await target.stop();
  await database.close();
  await postgres.stop();
  // The scheduler may have all households of the suite before it, and the stop waits for its round.
}, 60_000);

describeContract('the API on a PostgreSQL', target);
