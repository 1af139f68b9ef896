import type { CalendarDay } from '@dime-time/finance-core';
import type { Debt } from '@dime-time/finance-core/contract';
import { Badge } from '../../primitives/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { rateText } from '../termsText.ts';
import { payoffEstimateWords } from '../words/payoffEstimate.ts';
import { rateTone } from './DebtRow.model.ts';
import * as styles from './DebtRow.css.ts';

export interface RateBadgeProps {
  debt: Debt;
  /** The day on which the rate holds. */
  today: CalendarDay;
}

/** The rate of a debt; both rates while a promotion holds. */
export function RateBadge({ debt, today }: RateBadgeProps) {
  const words = useWords(payoffEstimateWords);
  const formats = useFormats();
  return (
    <Badge data-part="debt-row-rate" className={styles.rate} size="s" tone={rateTone(debt, today)}>
      {rateText(debt, today, words, formats)}
    </Badge>
  );
}
