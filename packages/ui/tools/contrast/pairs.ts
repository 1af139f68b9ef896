import { tokens } from '../../src/theme/tokens.css.ts';

const { color } = tokens;
const { chart } = color;

/** One color that has to be told from the ground it stands on. */
export interface Pair {
  readonly name: string;
  readonly color: string;
  readonly ground: string;
  /** The grounds below, from the bottom, where the ground lets them through. */
  readonly on: readonly string[];
  /** The surface it is on, by name. */
  readonly surface: string;
  /** What is asked for by WCAG 2.2 at level AA, and where more contrast is chosen. */
  readonly least: { readonly standard: number; readonly more: number };
}

const TEXT = { standard: 4.5, more: 7 };
/** Fields, rings and marks: WCAG 1.4.11. */
const SHAPE = { standard: 3, more: 3 };

const SURFACES = {
  surface: color.surface,
  surfaceRaised: color.surfaceRaised,
  surfaceSunken: color.surfaceSunken,
  surfaceField: color.surfaceField,
} as const;

const WORDS = {
  text: color.text,
  textMuted: color.textMuted,
  link: color.link,
  accentText: color.accentText,
  debtText: color.debtText,
  progressText: color.progressText,
  roundUpText: color.roundUpText,
  positiveText: color.positiveText,
  negativeText: color.negativeText,
  warningText: color.warningText,
  infoText: color.infoText,
  neutralText: color.neutralText,
  'chart.axis': chart.axis,
} as const;

const ON_ITS_TINT = {
  accent: [color.accentText, color.accentSoft],
  debt: [color.debtText, color.debtSoft],
  progress: [color.progressText, color.progressSoft],
  roundUp: [color.roundUpText, color.roundUpSoft],
  positive: [color.positiveText, color.positiveSoft],
  negative: [color.negativeText, color.negativeSoft],
  warning: [color.warningText, color.warningSoft],
  info: [color.infoText, color.infoSoft],
  neutral: [color.neutralText, color.neutralSoft],
} as const;

const SHAPES = {
  focus: color.focus,
  borderInput: color.borderInput,
  accentIndicator: color.accentIndicator,
  debt: color.debt,
  progress: color.progress,
  roundUp: color.roundUp,
  positive: color.positive,
  negative: color.negative,
  warning: color.warning,
  info: color.info,
  neutral: color.neutral,
  'chart.trend': chart.trend,
  'chart.series1': chart.series1,
  'chart.series2': chart.series2,
  'chart.series3': chart.series3,
  'chart.series4': chart.series4,
  'chart.series5': chart.series5,
  'chart.series6': chart.series6,
} as const;

const PAGE_AND_CARD = ['surface', 'surfaceRaised'] as const;

/** Words on every surface. */
const WORD_PAIRS: readonly Pair[] = Object.entries(WORDS).flatMap(([name, words]) =>
  Object.entries(SURFACES).map(([surface, ground]) => ({
    name,
    color: words,
    ground,
    on: [],
    surface,
    least: TEXT,
  })),
);

/** Words of a tone on its own tint, which lets through what is below it. */
const TINT_PAIRS: readonly Pair[] = Object.entries(ON_ITS_TINT).flatMap(([tone, [words, tint]]) =>
  PAGE_AND_CARD.map((surface) => ({
    name: `${tone}Text on ${tone}Soft`,
    color: words,
    ground: tint,
    on: [SURFACES[surface]],
    surface,
    least: TEXT,
  })),
);

/** Words of the card of a leading figure, whose tint is strongest at its start. */
const HERO_PAIRS: readonly Pair[] = (['text', 'textMuted', 'link', 'accentText'] as const).map(
  (name) => ({
    name: `${name} on a hero`,
    color: WORDS[name],
    ground: color.accentSoft,
    on: [color.surfaceRaised],
    surface: 'surfaceRaised',
    least: TEXT,
  }),
);

/** Words on a filled button. */
const FILL_PAIRS: readonly Pair[] = (
  [
    ['textOnAccent', 'accent'],
    ['textOnAccent', 'accentHover'],
    ['textOnNegative', 'negativeSolid'],
    ['textOnNegative', 'negativeSolidHover'],
  ] as const
).map(([words, fill]) => ({
  name: words,
  color: color[words],
  ground: color[fill],
  on: [],
  surface: fill,
  least: TEXT,
}));

/** Lines and fills that mean something, on the page and on a card. */
const SHAPE_PAIRS: readonly Pair[] = Object.entries(SHAPES).flatMap(([name, shape]) =>
  PAGE_AND_CARD.map((surface) => ({
    name,
    color: shape,
    ground: SURFACES[surface],
    on: [],
    surface,
    least: SHAPE,
  })),
);

/** Everything that has to be told from its ground, by what it is. */
export const PAIRS = {
  Text: WORD_PAIRS,
  'Text on a tint': [...TINT_PAIRS, ...HERO_PAIRS],
  'Text on a filled button': FILL_PAIRS,
  'Fields, focus rings and marks': SHAPE_PAIRS,
} as const;
