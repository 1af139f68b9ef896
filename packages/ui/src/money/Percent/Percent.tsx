import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { tabular } from '../../theme/text.css.ts';
import { useFormats } from '../../words/index.ts';
import * as text from '../../internal/text.css.ts';

export interface PercentProps extends HostProps<'data', 'children' | 'value'> {
  /** The percentage itself: 24.99 is 24.99%. */
  value: number;
  /**
   * The number of decimals.
   * @default 0
   */
  decimals?: number | undefined;
  /**
   * Whether values above zero get a plus sign, for a change.
   * @default 'auto'
   */
  sign?: 'auto' | 'always' | undefined;
  /**
   * Its color, by meaning.
   * @default 'inherit'
   */
  tone?: keyof typeof text.tone | undefined;
}

/** Shows a percentage, in tabular figures. */
export const Percent = forwardRef<HTMLDataElement, PercentProps>(function Percent(
  { value, decimals = 0, sign = 'auto', tone = 'inherit', className, ...rest },
  ref,
) {
  const formats = useFormats();
  // A value that is not finite is shown as a dash, so that one bad number does not break a card.
  const known = Number.isFinite(value);
  const plus = sign === 'always' && value > 0 ? '+' : '';
  return (
    <data
      data-part="percent"
      {...rest}
      ref={ref}
      value={known ? value : ''}
      className={classes(tabular, text.tone[tone], className)}
    >
      {known ? `${plus}${formats.percent(value, decimals)}` : '–'}
    </data>
  );
});
