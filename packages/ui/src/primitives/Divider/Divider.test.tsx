import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Divider } from './Divider.tsx';

test('announces only the orientation that is not the default of a separator', () => {
  expect(renderToStaticMarkup(<Divider />)).not.toContain('aria-orientation');
  expect(renderToStaticMarkup(<Divider orientation="vertical" />)).toContain(
    'aria-orientation="vertical"',
  );
});

test('is hidden where its caller hides it', () => {
  expect(renderToStaticMarkup(<Divider aria-hidden="true" />)).toContain('aria-hidden="true"');
});
