import { useEffect, type AriaAttributes, type RefObject } from 'react';

/** Sets ARIA attributes on an element for which a library accepts none. */
export function useAria(element: RefObject<Element | null>, attributes: AriaAttributes): void {
  const written = JSON.stringify(attributes);
  useEffect(() => {
    const target = element.current;
    const values = Object.entries(JSON.parse(written) as AriaAttributes);
    for (const [name, value] of values) target?.setAttribute(name, String(value));
    return () => {
      for (const [name] of values) target?.removeAttribute(name);
    };
  }, [element, written]);
}
