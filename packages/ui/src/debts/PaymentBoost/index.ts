export { PaymentBoost, type BoostAction, type PaymentBoostProps } from './PaymentBoost.tsx';
