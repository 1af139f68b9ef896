import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { useFormats } from '../../words/index.ts';
import { useTimeZone } from '../../theme/Clock.ts';
import { dateText, type DayMoment, type InstantMoment } from './DateText.model.ts';

interface InstantProps extends Omit<InstantMoment, 'timeZone'> {
  /**
   * The time zone to use, `America/New_York`.
   * @default that of the provider’s clock
   */
  timeZone?: string | undefined;
}

export type DateTextProps = HostProps<'time', 'children' | 'dateTime'> & (DayMoment | InstantProps);

/** Shows a date or a point in time as text, in the locale of the page. */
export const DateText = forwardRef<HTMLTimeElement, DateTextProps>(function DateText(props, ref) {
  const { day: _day, instant: _instant, timeZone: givenZone, format: _format, ...rest } = props;
  const formats = useFormats();
  // A calendar date is the same in every time zone.
  const timeZone = useTimeZone(props.day === undefined ? givenZone : 'UTC');
  const { text, dateTime } = dateText(
    props.day === undefined ? { ...props, timeZone } : props,
    formats,
  );
  return (
    <time data-part="date-text" {...rest} ref={ref} dateTime={dateTime}>
      {text}
    </time>
  );
});
