import { CalendarDays } from 'lucide-react';
import * as Popover from 'radix-ui/popover';
import { forwardRef, useRef, useState, type KeyboardEvent } from 'react';
import { Input } from 'react-aria-components/Input';
import { useObjectRef } from 'react-aria/useObjectRef';
import { classes } from '../../theme/classes.ts';
import { usePortalContainer } from '../../theme/PortalContainer.ts';
import type { FieldProps } from '../../internal/Field/Field.types.ts';
import { splitAria } from '../../internal/Field/splitAria.ts';
import { TextFrame } from '../../internal/Field/TextFrame.tsx';
import { useDisabled } from '../../internal/Field/useDisabled.ts';
import { useFieldValue } from '../../internal/Field/useFieldValue.ts';
import { lazyComponent } from '../../internal/lazyComponent.tsx';
import { useOpenOverlay } from '../Dialog/useOpenOverlay.ts';
import { Skeleton } from '../Skeleton/Skeleton.tsx';
import { useWords } from '../../words/index.ts';
import { dateFieldWords } from '../words/dateField.ts';
import * as styles from '../../internal/Field/Field.css.ts';
import type { DayCalendarProps, FirstDayOfWeek } from './DayCalendar.tsx';
import * as own from './DateField.css.ts';

export interface DateFieldProps extends FieldProps<string> {
  /** The date as `YYYY-MM-DD`, or an empty string, if the form controls it. */
  value?: string | undefined;
  /** The first valid date; the calendar offers no earlier one. */
  min?: string | undefined;
  /** The last valid date; the calendar offers no later one. */
  max?: string | undefined;
  /**
   * The first day of the week in the calendar.
   * @default that of the provider’s locale
   */
  firstDayOfWeek?: FirstDayOfWeek | undefined;
  /**
   * The name of the button that opens the calendar.
   * @default 'Open calendar' with the label of the field
   */
  calendarLabel?: string | undefined;
}

/** The calendar loads when it is about to be opened; without it, a date can still be typed. */
const DayCalendar = lazyComponent<DayCalendarProps>(
  () => import('./DayCalendar.tsx').then((module) => module.DayCalendar),
  () => <Skeleton shape="block" width="16.5rem" height="18rem" />,
  'fallback',
);
const preload = () => void DayCalendar.preload().catch(() => {});

/** Takes a calendar date, typed or chosen in a calendar. */
export const DateField = forwardRef<HTMLInputElement, DateFieldProps>(function DateField(
  {
    min,
    max,
    value,
    defaultValue = '',
    onChange,
    firstDayOfWeek,
    calendarLabel,
    disabled = false,
    ...rest
  },
  ref,
) {
  const words = useWords(dateFieldWords);
  const [aria, frame] = splitAria(rest);
  const container = usePortalContainer();
  const input = useObjectRef(ref);
  const button = useRef<HTMLButtonElement>(null);
  const [wantsOpen, setOpen] = useState(false);
  const canOpen = !useDisabled(disabled, button) && frame.readOnly !== true;
  const isOpen = wantsOpen && canOpen;
  useOpenOverlay(isOpen, () => setOpen(false));
  const [day, change] = useFieldValue(
    {
      value: value ?? defaultValue,
      defaultValue,
      onChange: (next) => onChange?.(next),
      controlled: value !== undefined,
    },
    input,
  );
  const openByKey = (event: KeyboardEvent) => {
    if (!opensPicker(event)) return;
    // The browser would open its own calendar.
    event.preventDefault();
    if (canOpen) setOpen(true);
  };
  return (
    <TextFrame
      data-part="date-field"
      {...frame}
      disabled={disabled}
      value={day}
      onChange={change}
      type="date"
    >
      <Input
        {...aria}
        ref={input}
        data-part="field-input"
        className={classes(styles.input, own.input)}
        onKeyDown={openByKey}
        {...(min ? { min } : {})}
        {...(max ? { max } : {})}
      />
      <Popover.Root open={isOpen} onOpenChange={setOpen} modal>
        <Popover.Trigger
          ref={button}
          data-part="date-field-open"
          className={own.open}
          aria-label={calendarLabel ?? words.calendar({ label: rest.label })}
          disabled={!canOpen}
          onPointerEnter={preload}
          onFocus={preload}
        >
          <CalendarDays size={18} aria-hidden="true" />
        </Popover.Trigger>
        <Popover.Portal container={container}>
          <Popover.Content
            data-part="date-field-popover"
            className={own.popover}
            aria-label={rest.label}
            align="end"
            sideOffset={6}
            collisionPadding={8}
            // The calendar focuses its own day.
            onOpenAutoFocus={(event) => event.preventDefault()}
          >
            <DayCalendar
              label={rest.label}
              value={day}
              min={min}
              max={max}
              firstDayOfWeek={firstDayOfWeek}
              onChoose={(next) => {
                change(next);
                setOpen(false);
              }}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </TextFrame>
  );
});

/** Whether a key opens the calendar of a date input in a browser. */
function opensPicker({ key, altKey }: KeyboardEvent): boolean {
  return key === ' ' || key === 'F4' || (altKey && (key === 'ArrowDown' || key === 'ArrowUp'));
}
