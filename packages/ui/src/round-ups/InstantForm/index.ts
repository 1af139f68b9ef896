export { InstantForm, type InstantFormProps } from './InstantForm.tsx';
