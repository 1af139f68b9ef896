import { toDecimalString, type Cents } from '@dime-time/finance-core/money';
import { forwardRef } from 'react';
import { useAmountsHidden } from '../../theme/AmountsPrivacy.tsx';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import * as text from '../../internal/text.css.ts';
import { VisuallyHidden } from '../../primitives/index.ts';
import { maskedMoney } from './Money.model.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { moneyWords } from '../words/money.ts';
import { RollingText } from './RollingText.tsx';
import * as styles from './Money.css.ts';

export interface MoneyProps extends HostProps<'data', 'children' | 'value'> {
  /** The amount, in cents. */
  amount: Cents;
  /**
   * When a sign is shown: for negative amounts, always except for zero, or never.
   * @default 'auto'
   */
  sign?: 'auto' | 'always' | 'never' | undefined;
  /**
   * Whether it is abbreviated, as in $93.90M.
   * @default false
   */
  compact?: boolean | undefined;
  /**
   * Whether `.00` is written.
   * @default 'always'
   */
  cents?: 'always' | 'when-needed' | undefined;
  /**
   * Its size; `3xl` is for the main figure of a page, and has two smaller steps in narrow containers.
   * @default 'inherit'
   */
  size?: keyof typeof styles.size | undefined;
  /**
   * Its color, by meaning.
   * @default 'inherit'
   */
  tone?: keyof typeof text.tone | undefined;
  /**
   * Whether it is replaced by dots.
   * @default the setting of the surrounding AmountsPrivacy
   */
  masked?: boolean | undefined;
  /**
   * What is read in place of a hidden amount.
   * @default 'Amount hidden'
   */
  maskedLabel?: string | undefined;
  /**
   * `on-change` slides the digits that a later amount changes, for a figure that the reader changes or
   * waits for. Nothing moves at first, with reduced motion, or while the amount is hidden.
   * @default 'never'
   */
  animate?: 'never' | 'on-change' | undefined;
}

/** Shows an amount in US dollars, in tabular figures. */
export const Money = forwardRef<HTMLDataElement, MoneyProps>(function Money(
  {
    amount,
    sign = 'auto',
    compact = false,
    cents = 'always',
    size = 'inherit',
    tone = 'inherit',
    masked,
    maskedLabel,
    animate = 'never',
    className,
    ...rest
  },
  ref,
) {
  const words = useWords(moneyWords);
  const amountsHidden = useAmountsHidden();
  const formats = useFormats();
  const hidden = masked ?? amountsHidden;
  const look = classes(styles.money, styles.size[size], text.tone[tone], className);
  if (hidden) {
    // The value is not in the document either.
    return (
      <data data-part="money" {...rest} ref={ref} value="" className={look}>
        <span aria-hidden="true">{maskedMoney()}</span>
        <VisuallyHidden>{maskedLabel ?? words.hidden}</VisuallyHidden>
      </data>
    );
  }
  const [whole, fraction] = formats.moneyParts(amount, { sign, compact, cents });
  const figure = (some: string) => (animate === 'never' ? some : <RollingText text={some} />);
  return (
    <data data-part="money" {...rest} ref={ref} value={toDecimalString(amount)} className={look}>
      {size === '3xl' && fraction !== '' ? (
        <>
          {figure(whole)}
          <span data-part="money-fraction" className={styles.fraction}>
            {figure(fraction)}
          </span>
        </>
      ) : (
        figure(`${whole}${fraction}`)
      )}
    </data>
  );
});
