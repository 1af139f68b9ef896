/** The destination of a tip. */
export type TipTarget = 'multiplier' | 'strategies' | 'boost';

export interface Tip {
  /** The destination; each tip has its own. */
  target: TipTarget;
  /** What to do, in a few words. */
  title: string;
  /** Why it helps. */
  text: string;
  /** The label of its link. */
  action: string;
}

/** '6 months faster' is a fixed text of the specification, not calculated from anyone’s debts. */
export const TIPS: readonly Tip[] = [
  {
    target: 'multiplier',
    title: 'Raise your multiplier',
    text: 'Doubling your round-ups could get you debt-free 6 months faster. Example only, not your account.',
    action: 'Customize round-ups',
  },
  {
    target: 'strategies',
    title: 'Highest rate first',
    text: 'Extra money saves you the most on your highest-rate debt. Round-ups go there, too.',
    action: 'Compare strategies',
  },
  {
    target: 'boost',
    title: 'Pay a little extra',
    text: 'Once interest is covered, every extra dollar lowers your balance.',
    action: 'Make an extra payment',
  },
];
