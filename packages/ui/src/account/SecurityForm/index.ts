export { SecurityForm, type SecurityFormProps } from './SecurityForm.tsx';
