/** `npm run requirements`: what the specification asks for, and the files of the tests that verify it. */
import { printRequirements, REQUIREMENTS } from './requirements.ts';
import { repositoryTags } from './tags.ts';

process.stdout.write(`${printRequirements(REQUIREMENTS, repositoryTags())}\n`);
