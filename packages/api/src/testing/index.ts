export { collectRoundUp } from './collectRoundUp.ts';
export { linkChecking } from './linkChecking.ts';
export { testDatabase } from './testDatabase.ts';
export { testHousehold } from './testHousehold.ts';
