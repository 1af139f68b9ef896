import { UiProvider } from '@dime-time/ui';
import {
  createRef,
  StrictMode,
  useEffect,
  useState,
  type FocusEvent,
  type ReactElement,
  type Ref,
} from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { Controller, useForm, type UseFormReturn } from 'react-hook-form';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

/** What every field takes beside its label, by the names of the web. */
interface WebProps<Value> {
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  onFocus?: (event: FocusEvent) => void;
  onBlur?: (event: FocusEvent) => void;
  name?: string;
  form?: string;
  id?: string;
  className?: string;
  style?: { order: number };
  description?: string;
  disabled?: boolean;
  required?: boolean;
  readOnly?: boolean;
  ref?: Ref<HTMLElement>;
  'aria-keyshortcuts'?: string;
  'aria-details'?: string;
  'data-conformance'?: string;
}

/** A field, two of its values, and how a person gets from one to the other. */
export interface FormControl<Value> {
  /** Draws it with a label. */
  draw: (props: WebProps<Value>) => ReactElement;
  first: Value;
  /** What is typed in it, once it has the focus, so that it goes from `first` to `next`. */
  keys: readonly string[];
  next: Value;
  /** Where a press of the pointer would change it, too. */
  press?: string;
  /** What a form sends of it. */
  sent: { empty: readonly string[]; first: readonly string[]; next: readonly string[] };
  /** Whether the id is on what is around its controls. */
  isGroup?: boolean;
  /** Whether it always has an answer, so that none can be required. */
  isAlwaysAnswered?: boolean;
}

const FORM = 'form-of-the-field';
const NAME = 'answer';

interface Answers {
  [NAME]: unknown;
}

/** Holds a field to what a form, native or of React Hook Form, expects of every control. */
export function formControl<Value>(name: string, control: FormControl<Value>): void {
  const { draw, first, keys, next, press, sent } = control;

  describe(`${name} in a form`, () => {
    let place: HTMLElement;
    let root: Root;

    beforeEach(() => {
      // Keys and presses are the browser's own: React draws when it gets to it.
      Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
      place = document.body.appendChild(document.createElement('div'));
      root = createRoot(place);
    });

    afterEach(() => {
      root.unmount();
      place.remove();
    });

    const one = (selector: string) => place.querySelector<HTMLElement>(selector)!;
    const form = () => place.querySelector('form')!;
    const whole = () => one('.conformance');
    const sentNow = () => new FormData(form()).getAll(NAME);

    /** Draws the field in a form, or what stands in its place, with somewhere else to go. */
    async function show(content: ReactElement, outside?: ReactElement): Promise<void> {
      root.render(
        <StrictMode>
          <UiProvider>
            <form id={FORM} onSubmit={(event) => event.preventDefault()}>
              {content}
            </form>
            {outside}
            <button type="button" id="elsewhere">
              Elsewhere
            </button>
          </UiProvider>
        </StrictMode>,
      );
      await expect.poll(() => one('#elsewhere')).not.toBeNull();
      await drawn();
    }

    /** Puts the focus on the field through a ref, and types. */
    async function type(ref: { current: HTMLElement | null }): Promise<void> {
      ref.current?.focus();
      await typeKeys();
    }

    async function typeKeys(): Promise<void> {
      for (const some of keys) {
        await userEvent.keyboard(some);
        await drawn();
        // A list that opens is placed before it takes the focus.
        await expect.poll(listIsReady).toBe(true);
      }
    }

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
      expect(place.querySelectorAll('.conformance')).toHaveLength(1);
      expect(whole().style.order).toBe('7');
      expect(whole().dataset['conformance']).toBe('yes');
      expect(place.querySelectorAll('[data-conformance]')).toHaveLength(1);
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
        expect(place.querySelector('[aria-required=true]')).not.toBeNull();
        form().addEventListener('submit', onSubmit);
        form().requestSubmit();
        expect(onSubmit).toHaveBeenCalledTimes(1);
      },
    );

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

/** What a person sees of a field: colors, borders, opacity and the pointer over each of its parts. */
function looks(field: HTMLElement): readonly string[] {
  return [field, ...field.querySelectorAll('*')].map((part) => {
    const { color, backgroundColor, borderColor, opacity, cursor } = getComputedStyle(part);
    return [color, backgroundColor, borderColor, opacity, cursor].join(' ');
  });
}

/** Whether an open list, where there is one, has the focus on one of its options. */
function listIsReady(): boolean {
  const list = document.querySelector('[role=listbox]');
  return !list || document.activeElement?.matches('[role=option]') === true;
}

/** Once whatever React had left to do is done. */
function drawn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  requestAnimationFrame(() => setTimeout(resolve));
  return promise;
}
