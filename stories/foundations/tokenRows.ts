import uses from 'virtual:token-uses';
import { contractTokens } from '../../packages/ui/build/contractTokens.ts';
import { media, windowWidth, within } from '../../packages/ui/src/theme/media.ts';

/** A token, or a query that takes the place of one. */
export interface TokenRow {
  /** Its path in code, without `tokens.`: `color.debt`, `within.roomy`. */
  readonly name: string;
  /** The name of its group: `color`. */
  readonly group: string;
  readonly section: TokenSection;
  readonly description: string;
  /** The CSS variable; a query has none. */
  readonly variable?: string;
  /** The text of a query. */
  readonly query?: string;
  /** The components that use it. */
  readonly uses: readonly string[];
}

export const SECTIONS = [
  'Color',
  'Chart colors',
  'Type',
  'Space',
  'Corners',
  'Elevation',
  'Motion',
  'Layers',
  'Sizes',
  'Icons',
  'Breakpoints',
] as const;

export type TokenSection = (typeof SECTIONS)[number];

/** The section of each group of the contract; those of two names are split below. */
const SECTION_OF: Readonly<Record<string, TokenSection>> = {
  color: 'Color',
  font: 'Type',
  fontSize: 'Type',
  lineHeight: 'Type',
  letterSpacing: 'Type',
  weight: 'Type',
  space: 'Space',
  radius: 'Corners',
  shadow: 'Elevation',
  motion: 'Motion',
  layer: 'Layers',
  size: 'Sizes',
};

function sectionOf(name: string): TokenSection {
  if (name.startsWith('color.chart.')) return 'Chart colors';
  if (name.startsWith('size.icon')) return 'Icons';
  const section = SECTION_OF[name.split('.')[0] ?? ''];
  if (!section) throw new Error(`The page of tokens has no section for ${name}.`);
  return section;
}

const tokenRows: readonly TokenRow[] = contractTokens.map((token) => ({
  ...token,
  group: token.path[0] ?? '',
  section: sectionOf(token.name),
  uses: uses[token.name] ?? [],
}));

const QUERIES = {
  within: ['Asks the container', within],
  windowWidth: ['Asks the window, for what spans it', windowWidth],
  media: ['Asks the device, a preference or the printer', media],
} as const;

const queryRows: readonly TokenRow[] = Object.entries(QUERIES).flatMap(
  ([group, [description, queries]]) =>
    Object.entries(queries).map(([key, query]) => ({
      name: `${group}.${key}`,
      group,
      section: 'Breakpoints' as const,
      description,
      query,
      uses: uses[`${group}.${key}`] ?? [],
    })),
);

/** Every token of the contract, and every query of the theme. */
export const TOKEN_ROWS: readonly TokenRow[] = [...tokenRows, ...queryRows];
