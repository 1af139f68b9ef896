import { contract } from '../src/theme/contract.ts';

/** A token of the contract. */
export interface ContractToken {
  /** The names of its groups and its own: `['color', 'chart', 'trend']`. */
  readonly path: readonly string[];
  /** The path in code, after `tokens.`: `color.chart.trend`. */
  readonly name: string;
  /** The CSS variable: `--dt-color-chart-trend`. */
  readonly variable: string;
  /** What it is for. */
  readonly description: string;
}

interface Group {
  readonly [name: string]: string | Group;
}

/** Every token of the contract, in its order. */
export const contractTokens: readonly ContractToken[] = tokensIn(contract, []);

function tokensIn(group: Group, above: readonly string[]): ContractToken[] {
  return Object.entries(group).flatMap(([key, value]) => {
    const path = [...above, key];
    if (typeof value !== 'string') return tokensIn(value, path);
    return [{ path, name: path.join('.'), variable: `--dt-${path.join('-')}`, description: value }];
  });
}
