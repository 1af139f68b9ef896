export { SelectField, type SelectFieldProps } from './SelectField.tsx';
export type { SelectItem } from './SelectField.model.ts';
