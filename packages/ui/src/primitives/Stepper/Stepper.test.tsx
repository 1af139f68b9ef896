import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { stepState } from './Stepper.model.ts';
import { Stepper } from './Stepper.tsx';

test.each([
  [0, 1, false, 'done'],
  [1, 1, false, 'current'],
  [2, 1, false, 'upcoming'],
  [0, 1, true, 'error'],
  [1, 1, true, 'error'],
  [2, 3, false, 'done'],
])('step %d of a flow at %d, error %s, is %s', (index, current, error, expected) => {
  expect(stepState(index, current, error)).toBe(expected);
});

test('marks one step as current, with an error too', () => {
  const items = [{ label: 'Choose' }, { label: 'Sign in', error: true }, { label: 'Review' }];
  const html = renderToStaticMarkup(<Stepper label="Connect" items={items} current={1} />);
  expect(html.match(/aria-current="step"/g)).toHaveLength(1);
  expect(html).toContain('Sign in<span');
  expect(html).toContain(', Needs a correction');
});
