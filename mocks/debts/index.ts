export { addDebt } from './addDebt.ts';
export { debtHandlers } from './debtHandlers.ts';
export { correctBy, isBankFed, toDebt } from './editDebt.ts';
export { findOneOffPart } from './findOneOffPart.ts';
export { payDebt } from './payDebt.ts';
export { paymentHandlers } from './paymentHandlers.ts';
export { planHandlers } from './planHandlers.ts';
