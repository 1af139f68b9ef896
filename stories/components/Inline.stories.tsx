import { Badge, Inline } from '@dime-time/ui';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Inline',
  component: Inline,
  args: {
    children: ['Groceries', 'Coffee', 'Train', 'Pharmacy', 'Books'].map((name) => (
      <Badge key={name}>{name}</Badge>
    )),
  },
});

export const Default = meta.story();
export const Apart = meta.story({ args: { justify: 'between' } });
export const ToTheEnd = meta.story({ args: { justify: 'end' } });
export const Wrapping = meta.story({
  args: {
    children: Array.from({ length: 60 }, (_, index) => (
      <Badge key={index}>Badge {index + 1}</Badge>
    )),
  },
});
