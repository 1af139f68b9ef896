import { mkdirSync, writeFileSync } from 'node:fs';
import { dimeTimeBrand } from '../src/theme/brand.ts';
import { MODES } from './modes.ts';
import { modeTokens, type DesignTokens } from './modeTokens.ts';
import { declaredVariables, themeVariables, withValues } from './themeVariables.ts';

/** The tokens of each mode in the Design Tokens format, by the name of the mode. */
export async function designTokens(): Promise<Record<string, DesignTokens>> {
  const declared = await declaredVariables();
  return Object.fromEntries(
    MODES.map((mode) => {
      const variables = themeVariables(declared, { ...mode, brand: dimeTimeBrand });
      const valueOf = (variable: string) => withValues(`var(${variable})`, variables);
      return [mode.name, modeTokens(`Dime Time, ${mode.name.replaceAll('-', ' ')}`, valueOf)];
    }),
  );
}

/**
 * The modes for a tool that reads a resolver of the Design Tokens format instead of one file.
 *
 * @see https://www.designtokens.org/tr/2025.10/resolver/
 */
export function resolver() {
  const contexts = MODES.map(({ name }) => [name, [{ $ref: `${name}.tokens.json` }]] as const);
  return {
    name: 'Dime Time',
    version: '2025.10',
    modifiers: {
      mode: { contexts: Object.fromEntries(contexts), default: MODES[0]?.name ?? '' },
    },
    resolutionOrder: [{ $ref: '#/modifiers/mode' }],
  };
}

/** Writes a file of design tokens for each mode into `dist/tokens`, and the resolver beside them. */
export async function writeTokenFiles(): Promise<void> {
  mkdirSync('dist/tokens');
  for (const [mode, tokens] of Object.entries(await designTokens())) {
    writeJson(`${mode}.tokens.json`, tokens);
  }
  writeJson('dime-time.resolver.json', resolver());
}

function writeJson(name: string, content: unknown): void {
  writeFileSync(`dist/tokens/${name}`, `${JSON.stringify(content, undefined, 2)}\n`);
}
