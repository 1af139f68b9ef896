export { addDebt } from './addDebt.ts';
export { listDebts, readDebt } from './listDebts.ts';
export { paymentOf } from './paymentOf.ts';
export { debtRoutes } from './routes.ts';
