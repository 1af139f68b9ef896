import { createRef } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { latePart } from '../internal/latePart.tsx';
import { useLateControl } from './useLateControl.ts';

// What happens under a hand is shown in a browser, by tests/e2e/lateParts.spec.ts.
test('on a server what stands in is drawn and nothing fetched, also where the code is there', async () => {
  const load = vi.fn(() => Promise.resolve(() => <b />));
  const Late = latePart(load);
  const control = createRef<HTMLElement>();
  const Control = () => (useLateControl(Late, control) ? <Late /> : <i />);
  expect(renderToString(<Control />)).toBe('<i></i>');
  expect(load).not.toHaveBeenCalled();
  await Late.preload();
  expect(renderToString(<Control />)).toBe('<i></i>');
});
