import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Spinner } from './Spinner.tsx';

test('is an indeterminate progress bar, named by its label', () => {
  const html = renderToStaticMarkup(<Spinner label="Loading your banks" />);
  expect(html).toContain('role="progressbar"');
  expect(html).toContain('aria-label="Loading your banks"');
  expect(html).not.toContain('aria-valuenow');
});
