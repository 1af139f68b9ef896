import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FilterGroup } from './FilterGroup.tsx';

const options = [
  { value: 'food', label: 'Groceries' },
  { value: 'rent', label: 'Rent' },
] as const;

test('is a toolbar named by its label, with the chosen filters pressed', () => {
  const html = renderToStaticMarkup(
    <FilterGroup label="Category" options={options} defaultValue={['rent']} />,
  );
  expect(html).toContain('role="toolbar"');
  expect(html.match(/aria-pressed="true"/g)).toHaveLength(1);
});
