import { cents } from '@dime-time/finance-core/money';
import { Card, DataList, DataRow, Money, Percent } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const rows = (
  <>
    <DataRow label="Interest rate" value={<Percent value={24.99} decimals={2} />} />
    <DataRow label="Minimum payment" value={<Money amount={cents(15_500)} />} />
    <DataRow label="Due date" value="15th of month" detail="in 6 days" />
  </>
);

const meta = preview.meta({ title: 'Components/DataRow', component: DataList });

export const Default = meta.story({
  render: () => (
    <Card>
      <DataList>{rows}</DataList>
    </Card>
  ),
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Interest rate', 'Minimum payment', 'Due date']);
  },
});

export const TwoColumns = meta.story({
  render: () => (
    <Card>
      <DataList columns={2}>{rows}</DataList>
    </Card>
  ),
});

export const Undivided = meta.story({
  render: () => <DataList divided={false}>{rows}</DataList>,
});

export const LongText = meta.story({
  render: () => (
    <Card>
      <DataList>
        <DataRow label={'Account '.repeat(20)} value={'x'.repeat(120)} />
      </DataList>
    </Card>
  ),
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});
