import { forwardRef } from 'react';
import { classes } from '../../theme/classes.ts';
import type { HostProps } from '../../theme/hostProps.ts';
import { tabular } from '../../theme/text.css.ts';
import { dateText, type Moment } from './DateText.model.ts';

export type DateTextProps = HostProps<'time', 'children' | 'dateTime'> & Moment;

/** Shows a date or a point in time as text, in US English. */
export const DateText = forwardRef<HTMLTimeElement, DateTextProps>(function DateText(props, ref) {
  const {
    day: _day,
    instant: _instant,
    timeZone: _zone,
    format: _format,
    className,
    ...rest
  } = props;
  const { text, dateTime } = dateText(props);
  return (
    <time {...rest} ref={ref} dateTime={dateTime} className={classes(tabular, className)}>
      {text}
    </time>
  );
});
