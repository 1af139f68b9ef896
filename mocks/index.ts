export { createWorld, type World, type WorldOptions } from './backend/createMockBackend.ts';
export { handlersFor, unknownCallHandler } from './backend/handlersFor.ts';
export { SCENARIOS, type Scenario } from './store/scenario.ts';
export type { BankHousehold } from './scenarios/createScenarioState.ts';
export type { HouseholdBankRow, HouseholdState } from './store/state.ts';
export { FAULTS, type Fault, type Faults, type PassingFault } from './http/fault.ts';
export { loadBankFile, type LoadedBankFile } from './banking/file/loadBankFile.ts';
