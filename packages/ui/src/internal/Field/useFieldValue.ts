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
  const [own, setOwn] = useState(defaultValue);
  const [first] = useState(value);
  const resetEvent = useRef<Event>(undefined);
  const set = (next: Value) => {
    if (!controlled) setOwn(next);
    onChange(next);
  };
  const change = (next: Value) => {
    // The control resets itself in the same event, some part by part: that change is already made.
    if (!resetEvent.current?.eventPhase) set(next);
  };
  const reset = useRef(() => {});
  useEffect(() => {
    reset.current = () => {
      const initial = controlled ? first : defaultValue;
      const now = controlled ? value : own;
      // Values are texts, numbers or lists of texts.
      if (JSON.stringify(now) !== JSON.stringify(initial)) set(initial);
    };
  });
  useEffect(() => {
    const form = control.current?.form;
    const onReset = (event: Event) => {
      if (event.defaultPrevented) return;
      resetEvent.current = event;
      reset.current();
    };
    // In the capture phase, so that it runs before the control’s own listener.
    form?.addEventListener('reset', onReset, { capture: true });
    return () => form?.removeEventListener('reset', onReset, { capture: true });
  }, [control]);
  return [controlled ? value : own, change];
}
