export { createMockBackend, type MockBackendOptions } from './backend/createMockBackend.ts';
export { handlersFor, unknownCallHandler } from './backend/handlersFor.ts';
export { loadBankFile, type BankData, type LoadedBankFile } from './banking/index.ts';
export { FAULTS, type Fault, type Faults, type PassingFault } from './http/fault.ts';
export type { MockBackend } from './http/mockBackend.ts';
export { SCENARIOS, type Scenario } from './store/scenario.ts';
export type { MockState } from './store/state.ts';
