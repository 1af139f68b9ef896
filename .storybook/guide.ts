/**
 * How to use one component, in the words of its docs page.
 *
 * Every story file of a component, chart or screen hands one to `parameters.guide`; the docs page
 * shows it between the example and the props, and a test finds the component that has none.
 */
export interface Guide {
  /** When to reach for it, in one or two sentences. */
  readonly use: string;
  /** Components that fit better in a neighbouring case: its name, and the case. */
  readonly instead?: readonly (readonly [component: string, when: string])[];
  /** What makes it work well; each a whole sentence. */
  readonly dos: readonly string[];
  /** What goes wrong; each a whole sentence. */
  readonly donts: readonly string[];
  /** What assistive technology and the keyboard get, and what the caller must still provide. */
  readonly accessibility: readonly string[];
}

/** Names the text a guide, so that its shape is checked where it is written. */
export function guide(text: Guide): Guide {
  return text;
}
