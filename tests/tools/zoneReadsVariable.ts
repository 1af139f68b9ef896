/** The variable that names the folder where `zoneReads.ts` leaves what it finds. */
export const ZONE_READS = 'ZONE_READS';
