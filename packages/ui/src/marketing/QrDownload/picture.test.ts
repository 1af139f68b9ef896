import { expect, test } from 'vitest';
import { pictureEnding } from './picture.ts';

test.each([
  ['image/png', 'png'],
  ['image/jpeg', 'jpeg'],
  ['image/svg+xml; charset=utf-8', 'svg'],
  ['IMAGE/PNG', 'png'],
])('the extension of %s is %s', (type, ending) => {
  expect(pictureEnding(type)).toBe(ending);
});

test.each(['', 'text/html', 'application/json', 'xximage/png'])(
  '%j is not an image type',
  (type) => {
    expect(() => pictureEnding(type)).toThrow('Expected a picture');
  },
);
