/** Prints the KiB of each component, by its name, as JSON: a process of its own, beside that of Storybook. */
import { componentSizes } from '../../packages/ui/build/componentSizes.ts';
import { publicFoldersOfUi } from './facts.ts';

process.stdout.write(JSON.stringify(await componentSizes(publicFoldersOfUi())));
