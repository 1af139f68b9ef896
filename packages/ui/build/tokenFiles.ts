import { mkdirSync, writeFileSync } from 'node:fs';
import { dimeTimeBrand } from '../src/theme/brand.ts';
import { contractTokens } from './contractTokens.ts';
import { tokenValue, type TokenValue } from './designToken.ts';
import { MODES, type Mode } from './modes.ts';
import { declaredVariables, themeVariables, withValues } from './themeVariables.ts';

/** The key of what the format has no field for. */
const EXTENSION = 'dime-time.ui';

/** A token in the Design Tokens format. */
export type DesignToken = TokenValue & {
  readonly $description: string;
  readonly $extensions: {
    readonly [EXTENSION]: {
      /** The CSS variable: `--dt-color-debt`. */
      readonly variable: string;
      /** The value in CSS, if it is not what the format can say: `-0.02em`. */
      readonly css?: string;
    };
  };
};

export interface DesignTokens {
  [name: string]: string | DesignTokens | DesignToken;
}

/** The tokens of each mode in the Design Tokens format, by the name of the mode. */
export async function designTokens(): Promise<Record<string, DesignTokens>> {
  const declared = await declaredVariables();
  return Object.fromEntries(
    MODES.map((mode) => {
      const variables = themeVariables(declared, { ...mode, brand: dimeTimeBrand });
      return [mode.name, tokensOf(mode, variables)];
    }),
  );
}

function tokensOf({ name }: Mode, variables: ReadonlyMap<string, string>): DesignTokens {
  const root: DesignTokens = { $description: `Dime Time, ${name.replaceAll('-', ' ')}` };
  for (const { path, variable, description } of contractTokens) {
    const css = withValues(`var(${variable})`, variables);
    const value = tokenValue(path[0] ?? '', css);
    const token: DesignToken = {
      ...value,
      $description: description,
      $extensions: {
        [EXTENSION]: { variable, ...(isExact(css) ? {} : { css: simplified(css) }) },
      },
    };
    groupAt(root, path.slice(0, -1))[path.at(-1) ?? ''] = token;
  }
  return root;
}

/** Whether the format can say a value: it has no `em`, `ch`, `cqi` and `none`. */
function isExact(css: string): boolean {
  return !/\d(?:em|ch|cqi)\b|^none$/.test(css);
}

/** A value without what has no effect: `calc(1.5rem * 1)` is `1.5rem`. */
function simplified(css: string): string {
  return css.replaceAll(/calc\(([\d.]+\w*) \* 1\)/g, '$1');
}

function groupAt(root: DesignTokens, path: readonly string[]): DesignTokens {
  let group = root;
  for (const name of path) {
    group[name] ??= {};
    group = group[name] as DesignTokens;
  }
  return group;
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
