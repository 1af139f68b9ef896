export { forecast, forecastDate, forecastInput, type Household } from './forecast.ts';
export { habitRange } from './habitRange.ts';
export { monthlyRoundUps, type RoundUpShare } from './monthlyRoundUps.ts';
