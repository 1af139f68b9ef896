export { createWorld, type World, type WorldOptions } from './world.ts';
export { handlersFor, unknownCallHandler } from './handlers/index.ts';
export { SCENARIOS, type Scenario } from './scenarios/scenario.ts';
export type { BankHousehold } from './scenarios/household.ts';
export type { HouseholdBankRow, HouseholdState } from './state.ts';
export { FAULTS, type Fault, type Faults, type PassingFault } from './http/fault.ts';
export { loadBankFile, type LoadedBankFile } from './bank-file/loadBankFile.ts';
