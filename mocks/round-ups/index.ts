export { runDueSweeps, trackThreshold } from './dueSweeps.ts';
export { earlierRoundUps, includeRoundUps } from './earlierRoundUps.ts';
export { readNextSweep } from './readNextSweep.ts';
export { roundUpHandlers } from './roundUpHandlers.ts';
