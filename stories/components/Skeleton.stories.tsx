import { Card, Inline, Skeleton, Stack } from '@dime-time/ui';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({ title: 'Components/Skeleton', component: Skeleton });

export const Default = meta.story({
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden=true]')).toBeVisible();
  },
});

export const Shapes = meta.story({
  render: () => (
    <Card>
      <Inline wrap={false}>
        <Skeleton shape="circle" width="3rem" />
        <Stack gap={1} style={{ flexGrow: 1 }}>
          <Skeleton width="40%" />
          <Skeleton width="70%" />
        </Stack>
      </Inline>
      <Skeleton shape="block" height="8rem" />
    </Card>
  ),
});
