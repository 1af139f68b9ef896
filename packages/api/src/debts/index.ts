export { addDebt } from './addDebt.ts';
export { listDebts, readDebt } from './listDebts.ts';
export { readNewestPlan } from './readPlan.ts';
export { findOneOffPart, recordOneOffPart } from './oneOffParts.ts';
export { debtRoutes } from './routes.ts';
export { toPayment } from './toPayment.ts';
