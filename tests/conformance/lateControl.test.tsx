import { useRef, type ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { latePart } from '../../packages/ui/src/internal/latePart.tsx';
import { useLateControl } from '../../packages/ui/src/shell/useLateControl.ts';

let place: HTMLElement;
let root: Root;

beforeEach(() => {
  // As in the app: React draws when it gets to it.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  place.remove();
});

function LateButton(props: ComponentProps<'button'>) {
  return (
    <div>
      <button {...props} />
    </div>
  );
}

/** A button whose own code comes when the test says so. */
function lateButton() {
  const { promise: fetched, resolve: release } = Promise.withResolvers<typeof LateButton>();
  const Late = latePart<ComponentProps<'button'>>(() => fetched);
  function Control() {
    const ref = useRef<HTMLButtonElement>(null);
    const isThere = useLateControl(Late, ref);
    return isThere ? <Late ref={ref}>late</Late> : <button ref={ref}>early</button>;
  }
  return { Late, Control, release: () => release(LateButton) };
}

const button = () => place.querySelector('button')!;

/** Once whatever React had left to do is done. */
function drawn(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  requestAnimationFrame(() => setTimeout(resolve));
  return promise;
}

test('a press that begins the moment the code has come keeps its element to its end', async () => {
  const { Late, Control, release } = lateButton();
  root.render(<Control />);
  await expect.poll(() => place.textContent).toBe('early');
  await drawn();
  button().dispatchEvent(new PointerEvent('pointerenter'));
  release();
  await Late.preload();
  const pressed = button();
  pressed.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await drawn();
  expect(button()).toBe(pressed);
  pressed.click();
  await expect.poll(() => place.textContent).toBe('late');
});

test('a press that begins before it ends on the element it began on', async () => {
  const { Late, Control, release } = lateButton();
  root.render(<Control />);
  await expect.poll(() => place.textContent).toBe('early');
  await drawn();
  const pressed = button();
  pressed.dispatchEvent(new PointerEvent('pointerenter'));
  pressed.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  release();
  await Late.preload();
  await drawn();
  expect(button()).toBe(pressed);
  pressed.click();
  await expect.poll(() => place.textContent).toBe('late');
});

test('one that is drawn when the code is there already is the late one at once', async () => {
  const { Late, Control, release } = lateButton();
  release();
  await Late.preload();
  root.render(<Control />);
  await expect.poll(() => place.textContent).toBe('late');
});
