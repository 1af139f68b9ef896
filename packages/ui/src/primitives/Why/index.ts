export { Why, type WhyProps } from './Why.tsx';
