export { QuantityText, type QuantityTextProps } from './QuantityText.tsx';
