/** `npm run build` of the library: modules and types as of any package, its entries, styles and tokens. */
import { publish } from '../../tools/publish/publish.ts';
import { writeEntries } from './entries.ts';
import { writeStyles } from './styles.ts';
import { writeTokenFiles } from './tokenFiles.ts';

await publish(async () => {
  writeEntries();
  await writeStyles();
  await writeTokenFiles();
});
