/** What a story was given in its file. */
export interface StoryInput {
  readonly [key: string]: unknown;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly globals?: Readonly<Record<string, unknown>>;
}

/** What gives a story a look of its own, besides the values of its props. */
const MAKES_A_LOOK = ['render', 'decorators', 'loaders', 'beforeEach'];

/**
 * Whether a story looks different from the first one of its file where it stands still, as on a docs page.
 *
 * One that only plays, hands over other callbacks, or asks for another theme looks the same, and one for
 * another window needs a window of its own.
 */
export function isLook(input: StoryInput): boolean {
  if (input.globals?.['viewport'] !== undefined) return false;
  if (MAKES_A_LOOK.some((key) => key in input)) return true;
  return Object.values(input.args ?? {}).some((value) => typeof value !== 'function');
}
