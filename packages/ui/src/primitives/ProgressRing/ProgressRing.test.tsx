import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ProgressRing } from './ProgressRing.tsx';

test('is a meter with its value and its figure in words', () => {
  const html = renderToStaticMarkup(<ProgressRing label="Paid off" value={23} />);
  expect(html).toContain('role="meter"');
  expect(html).toContain('aria-valuenow="23"');
  expect(html).toContain('aria-valuetext="23%"');
  expect(html).toContain('stroke-dasharray="23 100"');
});

test.each([
  [-5, '0'],
  [140, '100'],
  [Number.NaN, '0'],
])('shows %d as %s', (value, shown) => {
  const html = renderToStaticMarkup(<ProgressRing label="Paid off" value={value} />);
  expect(html).toContain(`aria-valuenow="${shown}"`);
});

test('draws no arc of nothing', () => {
  const html = renderToStaticMarkup(<ProgressRing label="Paid off" value={0} />);
  expect(html).not.toContain('stroke-dasharray');
});
