import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { drawn, NAME, type FormControl, type FormPage } from './formPage.tsx';

/** Holds a field to what it is while it is read only, disabled or required. */
export function fieldStates<Value>(control: FormControl<Value>, page: FormPage): void {
  const { draw, first, press, sent } = control;
  const { one, form, whole, sentNow, show, type, typeKeys } = page;

  test('is reached, sent and not changed while it is read only', async () => {
    const ref = createRef<HTMLElement>();
    const onChange = vi.fn();
    await show(
      draw({
        className: 'conformance',
        name: NAME,
        ref,
        defaultValue: first,
        readOnly: true,
        onChange,
      }),
    );
    await type(ref);
    expect(whole().contains(document.activeElement)).toBe(true);
    if (press) await userEvent.click(one(press));
    await userEvent.keyboard('{Enter}');
    await drawn();
    expect(onChange).not.toHaveBeenCalled();
    expect(sentNow()).toEqual(sent.first);
    expect(one(':read-only:is(input, textarea), [aria-readonly="true"]')).not.toBeNull();
  });

  test('is not sent while it is disabled', async () => {
    await show(draw({ name: NAME, defaultValue: first, disabled: true }));
    expect(sentNow()).toEqual([]);
  });

  test('is disabled, and looks it, in a fieldset that is', async () => {
    const ref = createRef<HTMLElement>();
    const onChange = vi.fn();
    const field = (disabled = false) =>
      draw({
        className: 'conformance',
        name: NAME,
        ref,
        defaultValue: first,
        onChange,
        disabled,
      });
    await show(field(true));
    const disabledLooks = looks(whole());
    await show(<fieldset disabled>{field()}</fieldset>);
    await expect.poll(() => looks(whole())).toEqual(disabledLooks);
    ref.current?.focus();
    expect(whole().contains(document.activeElement)).toBe(false);
    await userEvent.click(one(press ?? 'input, textarea'), { force: true });
    await typeKeys();
    expect(onChange).not.toHaveBeenCalled();
    expect(sentNow()).toEqual([]);

    one('fieldset').toggleAttribute('disabled', false);
    await expect.poll(() => looks(whole())).not.toEqual(disabledLooks);
    await type(ref);
    await expect.poll(sentNow).toEqual(sent.next);
  });

  test('is not disabled in the first legend of such a fieldset', async () => {
    const ref = createRef<HTMLElement>();
    const field = draw({ name: NAME, ref, defaultValue: first });
    await show(
      <fieldset disabled>
        <legend>{field}</legend>
      </fieldset>,
    );
    await type(ref);
    await expect.poll(sentNow).toEqual(sent.next);
  });

  test.each(control.isAlwaysAnswered ? [] : [true])(
    'is marked as required (%s), and leaves it to the form to ask for it',
    async (required) => {
      const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
      await show(draw({ name: NAME, required }));
      expect(one('[aria-required=true]')).not.toBeNull();
      form().addEventListener('submit', onSubmit);
      form().requestSubmit();
      expect(onSubmit).toHaveBeenCalledTimes(1);
    },
  );
}

/** What a person sees of a field: colors, borders, opacity and the pointer over each of its parts. */
function looks(field: HTMLElement): readonly string[] {
  return [field, ...field.querySelectorAll('*')].map((part) => {
    const { color, backgroundColor, borderColor, opacity, cursor } = getComputedStyle(part);
    return [color, backgroundColor, borderColor, opacity, cursor].join(' ');
  });
}
