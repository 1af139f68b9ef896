import { parseDate, type CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { definedProps } from '../../theme/definedProps.ts';
import * as styles from './DayCalendar.css.ts';

/** A day of the week. */
export type FirstDayOfWeek = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

export interface DayCalendarProps {
  /** The label of the field, which names the calendar. */
  label: string;
  /** The date as `YYYY-MM-DD`; anything else is no date. */
  value: string;
  min: string | undefined;
  max: string | undefined;
  firstDayOfWeek: FirstDayOfWeek | undefined;
  onChoose: (value: string) => void;
}

/** It is rendered when a person opens it, so it takes the focus, as a dialog does. */
const TAKES_FOCUS = { autoFocus: true } as const;

/** A month of days to choose from, in the provider’s locale; it takes the focus. */
export function DayCalendar({
  label,
  value,
  min,
  max,
  firstDayOfWeek,
  onChoose,
}: DayCalendarProps) {
  return (
    <Calendar
      data-part="date-field-calendar"
      {...definedProps({ minValue: dayOf(min), maxValue: dayOf(max), firstDayOfWeek })}
      {...TAKES_FOCUS}
      aria-label={label}
      value={dayOf(value) ?? null}
      onChange={(next) => onChoose(next.toString())}
    >
      <Month />
    </Calendar>
  );
}

function Month() {
  return (
    <>
      <div className={styles.head}>
        <Button data-part="date-field-previous" slot="previous" className={styles.step}>
          <ChevronLeft size={18} aria-hidden="true" />
        </Button>
        <CalendarHeading data-part="date-field-month" className={styles.month} />
        <Button data-part="date-field-next" slot="next" className={styles.step}>
          <ChevronRight size={18} aria-hidden="true" />
        </Button>
      </div>
      <CalendarGrid data-part="date-field-grid" className={styles.grid} weekdayStyle="short">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell data-part="date-field-weekday" className={styles.weekday}>
              {day}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => <CalendarCell data-part="date-field-day" date={date} className={styles.day} />}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}

/** Parses a date of a form, `YYYY-MM-DD`. */
function dayOf(text: string | undefined): CalendarDate | undefined {
  try {
    return text ? parseDate(text) : undefined;
  } catch {
    // While a date is being typed, its year can be one that no calendar has.
    return undefined;
  }
}
