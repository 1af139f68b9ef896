export { SignUp, type SignUpProps } from './SignUp.tsx';
export type { NewUserRecord } from './newUserRecord.ts';
export { CREATING_MS, TOUR_AFTER_MS } from './useSignUp.ts';
