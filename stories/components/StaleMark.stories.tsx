import { StaleMark } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/StaleMark', component: StaleMark });

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('may be out of date');
  },
});

export const Playground = meta.story({ args: { children: 'Read from this device.' } });
