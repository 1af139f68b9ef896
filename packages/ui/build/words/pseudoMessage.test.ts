import { expect, test } from 'vitest';
import { pseudoMessage } from './pseudoMessage.ts';

test('a text is accented and longer, its values stay', () => {
  expect(pseudoMessage('Down {paid} from {original}')).toBe('Döwñ {paid} fröm {original}');
});

test('the cases of a plural are texts, too', () => {
  expect(pseudoMessage('{days, plural, one {# day} other {# days}}')).toBe(
    '{days,plural,one{# dàý} other{# dàýš}}',
  );
});
