import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from './Avatar.tsx';

test('is an image named by its person, with the initials', () => {
  const html = renderToStaticMarkup(<Avatar name="Ada Byron" />);
  expect(html).toContain('role="img"');
  expect(html).toContain('aria-label="Ada Byron"');
  expect(html).toContain('data-initials="AB"');
});

test('is hidden from assistive technology beside the name', () => {
  const html = renderToStaticMarkup(<Avatar name="Ada Byron" decorative />);
  expect(html).toContain('aria-hidden="true"');
  expect(html).not.toContain('aria-label');
});

test('shows an icon without a name', () => {
  expect(renderToStaticMarkup(<Avatar name="" />)).toContain('<svg');
});

test('shows the image in place of the initials', () => {
  const html = renderToStaticMarkup(<Avatar name="Ada Byron" src="/ada.png" />);
  expect(html).toContain('src="/ada.png"');
  expect(html).toContain('data-initials=""');
});
