/**
 * `npm run db:backup -- <file>`: writes a snapshot of the database at `DATABASE_URL` or `DATA_DIR`
 * into a new file. The server may run.
 */
import { systemClock } from '../config/clock.ts';
import { writeBackup } from './backup/writeBackup.ts';
import { fileArgument } from './fileArgument.ts';
import { readDatabase, run } from './settings.ts';

await run(async (settings) => {
  const file = fileArgument('db:backup', process.argv.slice(2));
  const { rows } = await readDatabase(settings, { withoutMigration: true }, (database) =>
    writeBackup(database, file, systemClock()),
  );
  const counts = Object.values(rows);
  const total = counts.reduce((sum, count) => sum + count, 0);
  const key =
    settings.secrets.length > 0 ? 'SECRET' : `the file ${settings.database.dataDir}/secret`;
  process.stdout.write(
    [
      `${file}: ${total} rows of ${counts.length} tables, of all households.`,
      `The key of the bank tokens is not in it: keep ${key} as well, in another place.`,
      '',
    ].join('\n'),
  );
  return 0;
});
