/// <reference types="vite/client" />
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';

// Loads lazy parts at once, so that none arrives during a comparison.
import.meta.glob('../../packages/ui/src/*/*/**/!(*.test).{ts,tsx}', {
  eager: true,
});

let end = async () => {};

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

afterEach(() => end());

/** Waits until a frame has been painted, and what waited for that has run. */
export function painted(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  requestAnimationFrame(() => setTimeout(resolve));
  return promise;
}

/** Draws an element and waits until its effects have run, those after the first paint too. */
export async function show(element: ReactElement): Promise<void> {
  await end();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  end = async () => {
    end = async () => {};
    await act(async () => root.unmount());
    place.remove();
  };
  await act(async () => root.render(element));
  await act(painted);
}
