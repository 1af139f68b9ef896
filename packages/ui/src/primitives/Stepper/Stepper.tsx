import { Check } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { stepState, type StepState } from './Stepper.model.ts';
import * as styles from './Stepper.css.ts';

/** One step of a flow. */
export interface StepperItem {
  /** What is done in it: 'Choose your bank'. */
  label: string;
  /** More about it, in a few words. */
  description?: ReactNode;
  /**
   * Whether it needs a correction.
   * @default false
   */
  error?: boolean | undefined;
}

/** The words for the state of a step, read after its label. */
export type StepperWords = Readonly<Record<StepState, string>>;

export interface StepperProps extends HostProps<'div', 'children'> {
  /** The name of the flow for assistive technology: 'Connect a bank'. */
  label: string;
  /** The steps, in order. */
  items: readonly StepperItem[];
  /** The index of the current step; the number of steps once all are done. */
  current: number;
  /**
   * Words for the states in place of the English ones.
   * @default English
   */
  words?: Partial<StepperWords> | undefined;
}

const ENGLISH: StepperWords = {
  done: 'Done',
  current: 'Current step',
  upcoming: 'Not started',
  error: 'Needs a correction',
};

/**
 * Shows the steps of a flow and how far it is: side by side where its container is wide enough, below
 * each other elsewhere.
 */
export const Stepper = forwardRef<HTMLDivElement, StepperProps>(function Stepper(
  { label, items, current, words: given, className, ...rest },
  ref,
) {
  const words = { ...ENGLISH, ...given };
  return (
    <div {...rest} ref={ref} className={classes(styles.root, className)}>
      <ol className={styles.list} aria-label={label}>
        {items.map((item, index) => (
          <Step key={index} item={item} index={index} current={current} words={words} />
        ))}
      </ol>
    </div>
  );
});

interface StepProps {
  item: StepperItem;
  index: number;
  current: number;
  words: StepperWords;
}

function Step({ item, index, current, words }: StepProps) {
  const state = stepState(index, current, item.error);
  return (
    <li
      className={styles.step}
      data-state={state}
      {...(index === current ? { 'aria-current': 'step' } : {})}
    >
      <span className={styles.marker} aria-hidden="true">
        {state === 'done' ? (
          <Check size={16} strokeWidth={3} />
        ) : state === 'error' ? (
          '!'
        ) : (
          index + 1
        )}
      </span>
      <div className={styles.words}>
        <div className={styles.label}>
          {item.label}
          <span className={visuallyHidden}>{`, ${words[state]}`}</span>
        </div>
        {item.description === undefined ? null : (
          <div className={styles.description}>{item.description}</div>
        )}
      </div>
    </li>
  );
}
