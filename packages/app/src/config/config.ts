import { parseAppConfig, type AppConfig } from './parseAppConfig.ts';

/** The configuration of this build. */
export const config: AppConfig = parseAppConfig(import.meta.env);
