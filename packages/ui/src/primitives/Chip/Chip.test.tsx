import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Chip } from './Chip.tsx';

test('a removable chip names its button after itself', () => {
  const html = renderToStaticMarkup(<Chip onRemove={() => {}}>Groceries</Chip>);
  expect(html).toContain('aria-label="Remove Groceries"');
  expect(html).not.toContain('aria-pressed');
});

test.each([true, false])('a selectable chip says whether it is selected: %s', (selected) => {
  const html = renderToStaticMarkup(
    <Chip selected={selected} onSelectedChange={() => {}}>
      Groceries
    </Chip>,
  );
  expect(html).toContain(`aria-pressed="${selected}"`);
  expect(html.includes('<svg')).toBe(selected);
});
