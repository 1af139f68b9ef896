/** Where a tip can be followed. */
export type TipTarget = 'multiplier' | 'strategies' | 'boost';

export interface Tip {
  /** Where it is followed; no two tips share a place. */
  target: TipTarget;
  /** What to do, in a few words. */
  title: string;
  /** Why it helps. */
  text: string;
  /** The words of its link. */
  action: string;
}

/** '6 months faster' is a fixed text of the specification, not worked out from anyone's debts. */
export const TIPS: readonly Tip[] = [
  {
    target: 'multiplier',
    title: 'Raise your multiplier',
    text: 'Doubling your round-ups could make you debt-free 6 months faster. An example, not your own figure.',
    action: 'Customize round-ups',
  },
  {
    target: 'strategies',
    title: 'Highest interest first',
    text: 'Extra money saves the most on the debt with the highest rate. Round-ups already go there.',
    action: 'Compare strategies',
  },
  {
    target: 'boost',
    title: 'Add a little by hand',
    text: 'Once interest is covered, every extra dollar lowers your balance.',
    action: 'Boost a payment',
  },
];
