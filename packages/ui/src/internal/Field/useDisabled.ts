import { useState, type RefObject } from 'react';
import { useBrowserLayoutEffect } from '../useBrowserLayoutEffect.ts';

/**
 * Returns whether a field is disabled: by its own prop, or by a `<fieldset disabled>` around it, which
 * the browser honors in native controls alone.
 */
export function useDisabled(own: boolean, field: RefObject<Element | null>): boolean {
  const [byFieldset, setByFieldset] = useState(false);
  useBrowserLayoutEffect(() => {
    const fieldsets = fieldsetsAround(field.current);
    const read = () => setByFieldset(fieldsets.some(({ disabled }) => disabled));
    const observer = new MutationObserver(read);
    for (const fieldset of fieldsets) observer.observe(fieldset, { attributeFilter: ['disabled'] });
    read();
    return () => observer.disconnect();
  }, [field]);
  return own || byFieldset;
}

/** The fieldsets that can disable an element: HTML excepts what is in a fieldset’s first legend. */
function fieldsetsAround(element: Element | null): readonly HTMLFieldSetElement[] {
  const fieldset = element?.parentElement?.closest('fieldset');
  if (!fieldset) return [];
  const legend = [...fieldset.children].find((child) => child.localName === 'legend');
  const others = fieldsetsAround(fieldset);
  return legend?.contains(element) ? others : [fieldset, ...others];
}
