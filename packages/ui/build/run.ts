/** `npm run build` of the library: modules and types as of any package, its entries and its styles. */
import { publish } from '../../tools/publish/publish.ts';
import { writeEntries } from './entries.ts';
import { writeStyles } from './styles.ts';

await publish(async () => {
  writeEntries();
  await writeStyles();
});
