import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { words as spanish } from '../../words/locales/es-US.ts';
import { LanguageContext, type Catalogue } from '../../words/index.ts';
import type { ToastMessage } from './toasts.model.ts';
import { useFailedToast } from './useFailedToast.ts';

type Failed = Parameters<ReturnType<typeof useFailedToast>>[2];

/** The toast of a debt that was not added, in the words of a catalogue. */
function toastOf(result: Failed, locale = 'en-US', catalogue?: Catalogue): ToastMessage {
  const toasts: ToastMessage[] = [];
  function Form() {
    const failedToast = useFailedToast();
    toasts.push(failedToast('Debt Not Added', 'Add Debt', result));
    return null;
  }
  renderToStaticMarkup(
    <LanguageContext.Provider value={{ locale, catalogue }}>
      <Form />
    </LanguageContext.Provider>,
  );
  const [toast] = toasts;
  if (!toast) throw new Error('The form was not rendered.');
  return toast;
}

test('a refusal is shown with its reason', () => {
  expect(toastOf({ ok: false, message: 'Too much.' })).toEqual({
    title: 'Debt Not Added',
    description: 'Too much.',
    variant: 'destructive',
  });
});

test('without a response, it claims nothing and says that a retry is safe', () => {
  const { title, description } = toastOf({ ok: false, unknown: true });
  expect(title).toBe('We’re not sure this went through');
  expect(description).toContain('press Add Debt again: nothing will be added twice.');
});

test('it is in the language of the provider', () => {
  const { title } = toastOf({ ok: false, unknown: true }, 'es-US', spanish);
  expect(title).toBe(spanish['primitives.failedToast']?.unknownTitle);
});
