import { Card, Grid, Heading, Stack, Text } from '@dime-time/ui';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Components/Card',
  component: Card,
  args: {
    children: (
      <Stack gap={2}>
        <Heading level={3}>Round-ups this week</Heading>
        <Text tone="muted" size="s">
          Seven purchases left $4.13 for your debts.
        </Text>
      </Stack>
    ),
  },
});

export const Default = meta.story();

export const Surfaces = meta.story({
  tags: ['matrix'],
  render: ({ children }) => (
    <Grid columns={{ phone: 1, tablet: 2 }}>
      {(['raised', 'flat', 'sunken', 'accent'] as const).map((surface) => (
        <Card key={surface} surface={surface}>
          {children}
        </Card>
      ))}
    </Grid>
  ),
});

export const Paddings = meta.story({
  render: ({ children }) => (
    <Stack>
      {(['none', 's', 'm', 'l'] as const).map((padding) => (
        <Card key={padding} padding={padding}>
          {children}
        </Card>
      ))}
    </Stack>
  ),
});
