export { addDebt } from './addDebt.ts';
export { listDebts, readDebt } from './listDebts.ts';
export { readNewestPlan } from './readPlan.ts';
export { recordOneOffPart } from './recordOneOffPart.ts';
export { debtRoutes } from './routes.ts';
export { toPayment } from './toPayment.ts';
