export { BusinessProjections, type BusinessProjectionsProps } from './BusinessProjections.tsx';
export {
  LANDING_PROJECTIONS,
  type GrowthYear,
  type Projection,
  type ProjectionsContent,
} from './BusinessProjections.content.ts';
