import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { tabular } from '../../theme/text.css.ts';
import { useFormats } from '../../words/index.ts';
import { dateText, type Moment } from './DateText.model.ts';

export type DateTextProps = HostProps<'time', 'children' | 'dateTime'> & Moment;

/** Shows a date or a point in time as text, in the locale of the page. */
export const DateText = forwardRef<HTMLTimeElement, DateTextProps>(function DateText(props, ref) {
  const {
    day: _day,
    instant: _instant,
    timeZone: _zone,
    format: _format,
    className,
    ...rest
  } = props;
  const { text, dateTime } = dateText(props, useFormats());
  return (
    <time {...rest} ref={ref} dateTime={dateTime} className={classes(tabular, className)}>
      {text}
    </time>
  );
});
