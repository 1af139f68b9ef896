import { Card, Stack } from '@dime-time/ui';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Stack',
  component: Stack,
  args: {
    children: ['Groceries', 'Coffee', 'Train'].map((name) => (
      <Card key={name} padding="s">
        {name}
      </Card>
    )),
  },
});

export const Default = meta.story();
export const Tight = meta.story({ args: { gap: 1 } });
export const Wide = meta.story({ args: { gap: 7 } });
export const Centred = meta.story({ args: { align: 'center' } });
