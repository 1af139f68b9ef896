export { Legal, type LegalProps } from './Legal.tsx';
