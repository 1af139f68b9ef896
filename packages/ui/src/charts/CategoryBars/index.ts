export { CategoryBars, type CategoryBarsProps } from './CategoryBars.tsx';
