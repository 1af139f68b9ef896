export { DimeToken, type DimeTokenProps } from './DimeToken.tsx';
