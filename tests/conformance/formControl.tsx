import { createRef, useEffect, useState } from 'react';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fieldStates } from './fieldStates.tsx';
import { drawn, FORM, formPage, NAME, type FormControl } from './formPage.tsx';

interface Answers {
  [NAME]: unknown;
}

/** Holds a field to what a form, native or of React Hook Form, expects of every control. */
export function formControl<Value>(name: string, control: FormControl<Value>): void {
  const { draw, first, keys, next, sent } = control;

  describe(`${name} in a form`, () => {
    const page = formPage(keys);
    const { one, all, form, whole, sentNow, show, type, typeKeys } = page;

    test('hands class, style and data to the whole, id and ARIA to the control', async () => {
      const ref = createRef<HTMLElement>();
      await show(
        draw({
          id: 'own',
          name: NAME,
          className: 'conformance',
          style: { order: 7 },
          ref,
          defaultValue: first,
          'aria-keyshortcuts': 'Alt+A',
          'aria-details': 'elsewhere',
          'data-conformance': 'yes',
        }),
      );
      expect(all('.conformance')).toHaveLength(1);
      expect(whole().style.order).toBe('7');
      expect(whole().dataset['conformance']).toBe('yes');
      expect(all('[data-conformance]')).toHaveLength(1);
      const described = one('[aria-keyshortcuts="Alt+A"]');
      expect(described.getAttribute('aria-details')).toContain('elsewhere');
      expect(whole().contains(one('#own'))).toBe(true);
      expect(one('#own').contains(described)).toBe(true);
      if (!control.isGroup) expect(ref.current).toBe(one('#own'));
      expect(form().elements.namedItem(NAME)).not.toBeNull();
    });

    test('gives its control to the ref', async () => {
      const ref = createRef<HTMLElement>();
      await show(draw({ className: 'conformance', ref, defaultValue: first }));
      ref.current?.focus();
      expect(whole().contains(ref.current)).toBe(true);
      expect(document.activeElement).toBe(ref.current);
    });

    test.each(control.isGroup ? [] : ['own'])(
      'gets the focus by a press of its label, as %s',
      async (id) => {
        const ref = createRef<HTMLElement>();
        await show(draw({ id, className: 'conformance', ref, defaultValue: first }));
        await userEvent.click(whole().querySelector('label, [id$=label]') ?? whole());
        // A list opens, and then has the focus.
        const reached = () =>
          document.activeElement === ref.current ||
          document.activeElement?.matches('[role=option]');
        await expect.poll(reached).toBe(true);
      },
    );

    test('keeps its value where nobody else does, and has it sent', async () => {
      const ref = createRef<HTMLElement>();
      const onChange = vi.fn();
      await show(draw({ name: NAME, ref, defaultValue: first, onChange }));
      expect(sentNow()).toEqual(sent.first);
      await type(ref);
      await expect.poll(sentNow).toEqual(sent.next);
      expect(onChange).toHaveBeenLastCalledWith(next);
    });

    test('keeps to the value it is given', async () => {
      const ref = createRef<HTMLElement>();
      const onChange = vi.fn();
      await show(draw({ name: NAME, ref, value: first, onChange }));
      await type(ref);
      await expect.poll(() => onChange).toHaveBeenCalled();
      expect(sentNow()).toEqual(sent.first);
    });

    test.each([
      ['where it began', { defaultValue: first }, sent.first],
      ['empty where it began so', {}, sent.empty],
    ])('is %s after a reset', async (_, beginning, expected) => {
      const ref = createRef<HTMLElement>();
      await show(draw({ name: NAME, ref, ...beginning }));
      expect(sentNow()).toEqual(expected);
      await type(ref);
      await expect.poll(sentNow).not.toEqual(expected);
      form().reset();
      await expect.poll(sentNow).toEqual(expected);
      await drawn();
      expect(sentNow()).toEqual(expected);
    });

    test('belongs to a form around which it does not stand', async () => {
      const ref = createRef<HTMLElement>();
      await show(<></>, draw({ name: NAME, form: FORM, ref, defaultValue: first }));
      expect(sentNow()).toEqual(sent.first);
      await type(ref);
      await expect.poll(sentNow).toEqual(sent.next);
      form().reset();
      await expect.poll(sentNow).toEqual(sent.first);
    });

    test('says when the focus comes and when it leaves, and not in between', async () => {
      const ref = createRef<HTMLElement>();
      const onFocus = vi.fn();
      const onBlur = vi.fn();
      await show(draw({ ref, defaultValue: first, onFocus, onBlur }));
      await type(ref);
      expect(onFocus).toHaveBeenCalledTimes(1);
      expect(onBlur).not.toHaveBeenCalled();
      one('#elsewhere').focus();
      await expect.poll(() => onBlur).toHaveBeenCalledTimes(1);
      expect(onFocus).toHaveBeenCalledTimes(1);
    });

    fieldStates(control, page);

    test('says once that a reset of the form changed it, where the form keeps it', async () => {
      const onChange = vi.fn();
      function Kept() {
        const [value, setValue] = useState(first);
        return draw({
          name: NAME,
          value,
          onChange: (changed) => {
            onChange(changed);
            setValue(changed);
          },
        });
      }
      await show(<Kept />);
      form().reset();
      await drawn();
      expect(onChange).not.toHaveBeenCalled();
      await userEvent.tab();
      await typeKeys();
      await expect.poll(sentNow).toEqual(sent.next);
      onChange.mockClear();
      form().reset();
      await expect.poll(sentNow).toEqual(sent.first);
      await drawn();
      expect(onChange.mock.calls).toEqual([[first]]);
    });

    test('is a field of React Hook Form', async () => {
      let hook: UseFormReturn<Answers> | undefined;
      function Form() {
        const made = useForm<Answers>({ defaultValues: { answer: first } });
        useEffect(() => {
          hook = made;
        });
        return (
          <Controller
            control={made.control}
            name={NAME}
            rules={{ validate: () => 'Wrong' }}
            render={({ field, fieldState }) => (
              <>
                {draw({ ...field, value: field.value as Value, className: 'conformance' })}
                <p id="state">{`${fieldState.isTouched} ${fieldState.error?.message}`}</p>
              </>
            )}
          />
        );
      }
      await show(<Form />);
      const value = () => hook?.getValues(NAME);
      const state = () => one('#state').textContent;
      await hook?.handleSubmit(() => {})();
      await expect.poll(() => whole().contains(document.activeElement)).toBe(true);
      await expect.poll(state).toBe('false Wrong');
      await typeKeys();
      await expect.poll(value).toEqual(next);
      await expect.poll(sentNow).toEqual(sent.next);
      expect(state()).toMatch(/^false/);
      one('#elsewhere').focus();
      await expect.poll(state).toMatch(/^true/);
      hook?.reset();
      await expect.poll(value).toEqual(first);
      await expect.poll(sentNow).toEqual(sent.first);
    });
  });
}
