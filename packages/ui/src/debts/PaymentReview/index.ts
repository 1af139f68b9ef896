export { PaymentReview, type PaymentReviewProps } from './PaymentReview.tsx';
