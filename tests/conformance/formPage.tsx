import { UiProvider } from '@dime-time/ui';
import { StrictMode, type FocusEvent, type ReactElement, type Ref } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect } from 'vitest';
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

/** The ID of the form. */
export const FORM = 'form-of-the-field';
/** The name of the field in it. */
export const NAME = 'answer';

export type FormPage = ReturnType<typeof formPage>;

/** A page with a form for each test; `keys` is what is typed in its field. */
export function formPage(keys: readonly string[]) {
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
  const all = (selector: string) => place.querySelectorAll(selector);
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

  return { one, all, form, whole, sentNow, show, type, typeKeys };
}

/** Whether an open list, where there is one, has the focus on an option, or in its own input. */
function listIsReady(): boolean {
  const list = document.querySelector('[role=listbox]');
  const focused = document.activeElement;
  if (!list || focused?.matches('[role=option]')) return true;
  return focused?.getAttribute('aria-controls') === list.id && list.checkVisibility();
}

/** Once whatever React had left to do is done. */
export function drawn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  requestAnimationFrame(() => setTimeout(resolve));
  return promise;
}
