/** `npm run build` of the money rules. */
import { publish } from '../tools/publish/publish.ts';

await publish();
