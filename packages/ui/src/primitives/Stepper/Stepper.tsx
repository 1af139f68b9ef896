import { Check } from 'lucide-react';
import { forwardRef, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { visuallyHidden } from '../../theme/text.css.ts';
import { useWords } from '../../words/index.ts';
import type { StepperWords } from '../../words/subjects/primitives/stepper.ts';
import { stepperWords } from '../words/stepper.ts';
import { stepState } from './Stepper.model.ts';
import * as styles from './Stepper.css.ts';

export type { StepperWords };

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

export interface StepperProps extends HostProps<'div', 'children'> {
  /** The name of the flow for assistive technology: 'Connect a bank'. */
  label: string;
  /** The steps, in order. */
  items: readonly StepperItem[];
  /** The index of the current step; the number of steps once all are done. */
  current: number;
  /**
   * The words for the states, read after the label of a step; the others stay.
   * @default those of the catalogue
   */
  words?: Partial<StepperWords> | undefined;
}

/**
 * Shows the steps of a flow and how far it is: side by side where its container is wide enough, below
 * each other elsewhere.
 */
export const Stepper = forwardRef<HTMLDivElement, StepperProps>(function Stepper(
  { label, items, current, words, className, ...rest },
  ref,
) {
  const stateWords = { ...useWords(stepperWords), ...words };
  return (
    <div data-part="stepper" {...rest} ref={ref} className={classes(styles.root, className)}>
      <ol data-part="stepper-list" className={styles.list} aria-label={label}>
        {items.map((item, index) => (
          <Step key={index} item={item} index={index} current={current} words={stateWords} />
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
      data-part="stepper-step"
      className={styles.step}
      data-state={state}
      {...(index === current ? { 'aria-current': 'step' } : {})}
    >
      <span data-part="stepper-marker" className={styles.marker} aria-hidden="true">
        {state === 'done' ? (
          <Check size={16} strokeWidth={3} />
        ) : state === 'error' ? (
          '!'
        ) : (
          index + 1
        )}
      </span>
      <div className={styles.words}>
        <div data-part="stepper-label" className={styles.label}>
          {item.label}
          <span className={visuallyHidden}>{`, ${words[state]}`}</span>
        </div>
        {item.description === undefined ? null : (
          <div data-part="stepper-description" className={styles.description}>
            {item.description}
          </div>
        )}
      </div>
    </li>
  );
}
