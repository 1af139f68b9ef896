/**
 * The server that the faults are done to: the real one, in a process of its own, on the database
 * that `DATABASE_URL` or `DATA_DIR` names. It says where it listens, and lets households join where
 * `MEMBERS` asks for some. All variables are settings of the server.
 */
import { createLogger } from '../../packages/api/src/config/logger.ts';
import { openDatabase } from '../../packages/api/src/db/index.ts';
import { startApi } from '../tools/startApi.ts';

const { DATABASE_URL: url, DATA_DIR: dataDir, MEMBERS: count = '0' } = process.env;
const settings = Object.entries(process.env).flatMap(([name, value = '']) =>
  value === '' ? [] : [[name, value] as const],
);
const database = await openDatabase({
  log: createLogger('silent'),
  ...(url !== undefined && { url }),
  ...(dataDir !== undefined && { dataDir }),
});
const api = await startApi(Object.fromEntries(settings), database);
const members = await Promise.all(Array.from({ length: Number(count) }, () => api.join('grace')));
process.send?.({
  origin: api.origin,
  members: members.map(({ userId, cookie }) => ({ userId, cookie })),
});

process.on('message', () => {
  const stop = async () => {
    await api.stop();
    await database.close();
    process.exit(0);
  };
  stop().catch(() => process.exit(1));
});
