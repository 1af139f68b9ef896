/**
 * `npm run new -- component <subject> <Name>` and `npm run new -- endpoint <subject> <name>`: writes
 * the files of a component of ui, or of a call of the API.
 */
import { join } from 'node:path';
import { UsageError, writeChanges, type Change } from './changes.ts';
import { newComponent } from './component.ts';
import { newEndpoint } from './endpoint.ts';

const root = join(import.meta.dirname, '../../..');

const KINDS: Readonly<Record<string, (root: string, subject: string, name: string) => Change[]>> = {
  component: newComponent,
  endpoint: newEndpoint,
};

const [kind = '', subject, name] = process.argv.slice(2);
const make = KINDS[kind];
try {
  if (!make || subject === undefined || name === undefined) {
    throw new UsageError('Use: npm run new -- component|endpoint <subject> <name>');
  }
  const changes = make(root, subject, name);
  await writeChanges(root, changes);
  for (const { path } of changes) console.warn(path);
  console.warn(`The guide “Contributing” says what is left to do for a new ${kind}.`);
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
