import { useEffect, type RefObject } from 'react';

/** Makes a form submit a converted value of a text input. */
export function useSubmittedText(
  control: RefObject<HTMLInputElement | null>,
  sent: (text: string) => string,
): void {
  useEffect(() => {
    const input = control.current;
    const form = input?.form;
    const write = ({ formData }: FormDataEvent) => {
      if (!input?.name || input.matches(':disabled')) return;
      const all = formData.getAll(input.name);
      const own = all.indexOf(input.value);
      if (own < 0) return;
      formData.delete(input.name);
      for (const [place, value] of all.entries()) {
        formData.append(input.name, place === own ? sent(input.value) : value);
      }
    };
    form?.addEventListener('formdata', write);
    return () => form?.removeEventListener('formdata', write);
  }, [control, sent]);
}
