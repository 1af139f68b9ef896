import { expect, test } from 'vitest';
import { ACKNOWLEDGEMENTS, allAcknowledged, type Acknowledgement } from './TermsDialog.model.ts';

test.each<[readonly Acknowledgement[], boolean]>([
  [[], false],
  [['terms'], false],
  [['terms', 'privacy'], false],
  [['privacy', 'risks'], false],
  [['terms', 'terms', 'terms'], false],
  [['risks', 'terms', 'privacy'], true],
  [ACKNOWLEDGEMENTS, true],
])('with %j checked, an account can be created: %j', (ticked, allowed) => {
  expect(allAcknowledged(ticked)).toBe(allowed);
});
