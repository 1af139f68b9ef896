/** `npm run requirements`: what the specification asks for, and the tests that show it. */
import { printRequirements } from './printRequirements.ts';
import { REQUIREMENTS } from './requirements.ts';

process.stdout.write(`${printRequirements(REQUIREMENTS)}\n`);
