import { useEffect, useRef, useState, type RefObject } from 'react';

interface ValueProps<Value> {
  value: Value;
  defaultValue: Value;
  onChange: (value: Value) => void;
  /** Whether the form keeps the value and not the field. */
  controlled: boolean;
}

/**
 * The value of a field, whether the form keeps it or the field does, and how to change it. A reset of
 * the form takes it back to where it began, whatever the control itself does about that.
 */
export function useFieldValue<Value>(
  { value, defaultValue, onChange, controlled }: ValueProps<Value>,
  control: RefObject<HTMLInputElement | HTMLButtonElement | null>,
): [value: Value, change: (next: Value) => void] {
  const [kept, keep] = useState(defaultValue);
  const [first] = useState(value);
  const change = (next: Value) => {
    if (!controlled) keep(next);
    onChange(next);
  };
  const reset = useRef(() => {});
  useEffect(() => {
    reset.current = () => change(controlled ? first : defaultValue);
  });
  useEffect(() => {
    const form = control.current?.form;
    const goBack = () => reset.current();
    form?.addEventListener('reset', goBack);
    return () => form?.removeEventListener('reset', goBack);
  }, [control]);
  return [controlled ? value : kept, change];
}
