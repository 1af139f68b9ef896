export { UnknownPayment, type UnknownPaymentProps } from './UnknownPayment.tsx';
