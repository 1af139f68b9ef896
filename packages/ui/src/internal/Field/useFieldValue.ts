import { useEffect, useRef, useState, type RefObject } from 'react';

interface ValueProps<Value> {
  value: Value;
  defaultValue: Value;
  onChange: (value: Value) => void;
  /** Whether the form controls the value. */
  controlled: boolean;
}

/**
 * Returns the value of a field, controlled by the form or by the field itself, and a function that
 * changes it. A reset of the form restores the initial value, whatever the control itself does.
 */
export function useFieldValue<Value>(
  { value, defaultValue, onChange, controlled }: ValueProps<Value>,
  control: RefObject<HTMLInputElement | HTMLButtonElement | null>,
): [value: Value, change: (next: Value) => void] {
  const [kept, keep] = useState(defaultValue);
  const [first] = useState(value);
  const resetEvent = useRef<Event>(undefined);
  const set = (next: Value) => {
    if (!controlled) keep(next);
    onChange(next);
  };
  const change = (next: Value) => {
    // The control resets itself in the same event, some part by part: that change is already made.
    if (!resetEvent.current?.eventPhase) set(next);
  };
  const reset = useRef(() => {});
  useEffect(() => {
    reset.current = () => {
      const beginning = controlled ? first : defaultValue;
      const now = controlled ? value : kept;
      // Values are texts, numbers or lists of texts.
      if (JSON.stringify(now) !== JSON.stringify(beginning)) set(beginning);
    };
  });
  useEffect(() => {
    const form = control.current?.form;
    const goBack = (event: Event) => {
      if (event.defaultPrevented) return;
      resetEvent.current = event;
      reset.current();
    };
    // Captured, to come before the control’s own listener.
    form?.addEventListener('reset', goBack, { capture: true });
    return () => form?.removeEventListener('reset', goBack, { capture: true });
  }, [control]);
  return [controlled ? value : kept, change];
}
