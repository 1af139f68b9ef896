export { StakeForm, type StakeAction, type StakeFormProps } from './StakeForm.tsx';
