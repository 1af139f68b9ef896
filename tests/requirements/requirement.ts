/** A test that shows a requirement. */
export interface Proof {
  /** Where it stands, from the root of the project. */
  readonly file: string;
  /** Its title, or a distinctive part of it; of a story its name. */
  readonly title: string;
}

/**
 * One thing the specification asks for.
 *
 * A tuple, so that a table of hundreds can be read: its id (section, subject, point), what is asked
 * for, the tests that show it, and the words that have to stand in one of their files letter by letter.
 */
export type Requirement = readonly [
  id: string,
  says: string,
  shownBy: readonly Proof[],
  exact?: readonly string[],
];

type Proofs = (...titles: string[]) => readonly Proof[];

const inFile =
  (file: string): Proofs =>
  (...titles) =>
    titles.map((title) => ({ file, title }));

/** Stories that play: `story('dashboard/Dashboard')`. */
export const story = (name: string) => inFile(`stories/${name}.stories.tsx`);

/** Unit tests of the rules of money: `core('debts/percentPaid')`. */
export const core = (name: string) => inFile(`packages/finance-core/src/${name}.test.ts`);

/** Unit tests of the library: `ui('marketing/Hero/Hero.model')`. */
export const ui = (name: string) => inFile(`packages/ui/src/${name}.test.ts`);

/** Unit tests of the app: `app('routes')`. */
export const app = (name: string) => inFile(`packages/app/src/${name}.test.ts`);

/** Tests of the built app in a browser: `e2e('journey')`. */
export const e2e = (name: string) => inFile(`tests/e2e/${name}.spec.ts`);
