import { type Config, parseConfig } from '../../config/config.ts';
import type { Environment } from '../../config/readVariable.ts';
import { type Finding, problem } from './finding.ts';

/** Names of variables in an error of the configuration. */
const NAMES = /\b[A-Z][A-Z_]{3,}\b/g;

/** The settings as far as they are valid, and what is wrong with the others. */
export interface ReadSettings {
  /** Without the invalid variables. */
  readonly config: Config;
  readonly findings: readonly Finding[];
}

/**
 * Parses all settings. The server stops at the first that is invalid; here it is left out, so that
 * the next one is found as well.
 */
export function readAllSettings(env: Environment, root: string): ReadSettings {
  const findings: Finding[] = [];
  const blamed = new Set<string>();
  let rest = env;
  for (;;) {
    try {
      return { config: parseConfig(rest, root), findings };
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const names = message.match(NAMES) ?? [];
      // A variable that was left out as invalid is not reported as missing as well.
      if (names.some((name) => !blamed.has(name))) {
        findings.push(problem(`${message} See the guide “Environment variables”.`));
      }
      names.forEach((name) => blamed.add(name));
      const left = leftOut(rest, names);
      if (left.length === 0) throw error;
      rest = { ...rest, ...Object.fromEntries(left.map((name) => [name, ''])) };
    }
  }
}

/**
 * The variables to leave out after an error: those that it names, or where they are not set those
 * of the same service. In the end the settings are parsed as those of a development server, of
 * which nothing is required.
 */
function leftOut(env: Environment, names: readonly string[]): string[] {
  const named = names.filter((name) => env[name]);
  const services = names.map((name) => name.replace(/_.*/, '_'));
  const related = Object.keys(env).filter(
    (name) => env[name] && services.some((service) => name.startsWith(service)),
  );
  const mode = ['NODE_ENV'].filter((name) => env[name]);
  return [named, related, mode].find((list) => list.length > 0) ?? [];
}
