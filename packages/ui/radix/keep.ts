/**
 * What the library takes of Radix Themes: every kind of element it draws, and nothing else.
 *
 * `npm run prune:radix` makes `src/theme/radix.css` from this list. To use another size, variant
 * or color of a Radix component, add it here; every story checks that none is missing.
 */
export interface Kind {
  /** Classes that every element of the kind has. */
  readonly classes: readonly string[];
  /** Classes an element of the kind may have beside them. */
  readonly optional: readonly string[];
  /** The tags it is drawn as; any, where they are not named. */
  readonly tags?: readonly string[];
  /** The values it has of the attributes that Radix owns. */
  readonly attributes: Readonly<Record<string, readonly string[]>>;
}

const sizes = (...steps: readonly number[]) => steps.map((step) => `rt-r-size-${step}`);
const variants = (...names: readonly string[]) => names.map((name) => `rt-variant-${name}`);

const BUTTON_LOOKS = [...sizes(2, 3, 4), ...variants('solid', 'soft', 'outline', 'ghost')];
/** Neutral is gray, danger ruby; accent is the brand's own, which has no Radix name. */
const BUTTON_COLORS = { 'data-accent-color': ['', 'gray', 'ruby'] };

export const KINDS: readonly Kind[] = [
  {
    classes: ['radix-themes'],
    optional: ['light', 'dark'],
    tags: ['div'],
    attributes: {
      'data-is-root-theme': ['true'],
      'data-accent-color': ['brand'],
      'data-gray-color': ['slate'],
      'data-has-background': ['true'],
      'data-panel-background': ['solid'],
      'data-radius': ['none', 'small', 'medium', 'large', 'full'],
      'data-scaling': ['100%'],
    },
  },
  {
    classes: ['rt-reset', 'rt-BaseButton', 'rt-Button'],
    optional: BUTTON_LOOKS,
    tags: ['button', 'a'],
    attributes: BUTTON_COLORS,
  },
  {
    classes: ['rt-reset', 'rt-BaseButton', 'rt-IconButton'],
    optional: BUTTON_LOOKS,
    tags: ['button'],
    attributes: BUTTON_COLORS,
  },
  {
    classes: ['rt-reset', 'rt-Badge'],
    optional: [...sizes(1), ...variants('soft')],
    tags: ['span'],
    attributes: { 'data-accent-color': [''] },
  },
  {
    classes: ['rt-Heading'],
    optional: sizes(6),
    tags: ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    attributes: {},
  },
  {
    classes: ['rt-Text'],
    optional: [],
    tags: ['p', 'span', 'div', 'strong', 'small', 'label'],
    attributes: {},
  },
  // The document, and everything the library draws without Radix.
  { classes: [], optional: [], attributes: {} },
];

/** The color scales the semantic tokens point at. Of each only the steps that are read are kept. */
export const SCALES = ['slate', 'gray', 'jade', 'teal', 'amber', 'ruby', 'plum', 'blue'] as const;
