import { parseConfig, type AppConfig } from './parseConfig.ts';

/** The configuration of this build. */
export const config: AppConfig = parseConfig(import.meta.env);
