export * from './money/index.ts';
export * from './time/index.ts';
export * from './debt/index.ts';
export * from './payoff/index.ts';
