/**
 * The usage guide of one component, shown on its docs page.
 *
 * Every story file of a component, chart or screen passes one to `parameters.guide`. The docs page
 * shows it between the example and the props, and a test fails for a component without one.
 */
export interface Guide {
  /** When to use it, in one or two sentences. */
  readonly use: string;
  /** Components to use instead: the name, and the reason, which starts with "to". */
  readonly instead?: readonly (readonly [component: string, when: string])[];
  /** What makes it work well; each a full sentence. */
  readonly dos: readonly string[];
  /** What to avoid; each a full sentence. */
  readonly donts: readonly string[];
  /** What assistive technology and the keyboard get, and what the caller must still provide. */
  readonly accessibility: readonly string[];
}

/** Returns the guide unchanged, so that its type is checked where it is written. */
export function guide(text: Guide): Guide {
  return text;
}
