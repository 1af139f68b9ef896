export { Portfolio, type PortfolioProps } from './Portfolio.tsx';
