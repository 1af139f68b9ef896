import {
  addDays,
  calendarDay,
  calendarDayOf,
  epochMillis,
  startOfDay,
  type CalendarDay,
  type Instant,
} from '@dime-time/finance-core';
import { useState } from 'react';
import { Button, Callout, DateField, Stack } from '../../primitives/index.ts';
import { useFormats, useWords } from '../../words/index.ts';
import { useAsOf, useTimeZone } from '../../theme/Clock.ts';
import { roundUpSettingsFormWords } from '../words/roundUpSettingsForm.ts';

export interface PauseFieldProps {
  /** When the pause ends; `null` while round-ups are not paused. */
  pausedUntil: Instant | null;
  asOf: Instant | undefined;
  timeZone: string | undefined;
  /** Called with the end of the pause, or `null` to resume. */
  onChange: (pausedUntil: Instant | null) => void;
}

/** Pauses round-ups until a date, and can resume them earlier. */
export function PauseField({ pausedUntil, onChange, ...given }: PauseFieldProps) {
  const asOf = useAsOf(given.asOf);
  const timeZone = useTimeZone(given.timeZone);
  const words = useWords(roundUpSettingsFormWords);
  const { weekday } = useFormats();
  const [text, setText] = useState('');
  const [refused, setRefused] = useState(false);
  const tomorrow = addDays(calendarDayOf(asOf, timeZone), 1);
  if (pausedUntil !== null && epochMillis(pausedUntil) > epochMillis(asOf)) {
    return (
      <Callout
        data-part="round-up-settings-form-paused"
        tone="warning"
        live="polite"
        title={words.pausedTitle({ day: weekday(calendarDayOf(pausedUntil, timeZone)) })}
        actions={
          <Button
            data-part="round-up-settings-form-resume"
            size="s"
            variant="outline"
            tone="neutral"
            onClick={() => onChange(null)}
          >
            {words.resume}
          </Button>
        }
      >
        {words.pauseDescription}
      </Callout>
    );
  }
  const pause = () => {
    const day = dayIn(text);
    setRefused(!day || day < tomorrow);
    if (!day || day < tomorrow) return;
    setText('');
    onChange(new Date(startOfDay(day, timeZone)).toISOString());
  };
  return (
    <Stack gap={3} align="start">
      <DateField
        label={words.pause}
        description={words.pauseDescription}
        min={tomorrow}
        value={text}
        onChange={(day) => {
          setText(day);
          setRefused(false);
        }}
        error={refused && words.pauseError}
      />
      <Button
        data-part="round-up-settings-form-pause"
        variant="outline"
        tone="neutral"
        onClick={pause}
      >
        {words.pauseSubmit}
      </Button>
    </Stack>
  );
}

function dayIn(text: string): CalendarDay | undefined {
  try {
    return calendarDay(text);
  } catch {
    return undefined;
  }
}
