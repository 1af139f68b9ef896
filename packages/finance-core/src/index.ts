export * from './money/index.ts';
export * from './time/index.ts';
export * from './debt/index.ts';
export * from './payoff/index.ts';
export * from './round-up/index.ts';
export * from './crypto/index.ts';
