export { collectRoundUp } from './collectRoundUp.ts';
export { testDatabase } from './testDatabase.ts';
export { testHousehold } from './testHousehold.ts';
