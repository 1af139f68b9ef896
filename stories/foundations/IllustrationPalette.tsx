import { Grid, Stack, Text, tokens } from '@dime-time/ui';
import { illustration } from '../../packages/ui/src/theme/illustration.ts';

/** The colors of illustrations, mixed from the accent of the brand. */
export function IllustrationPalette() {
  return (
    <Grid minItem="8rem" gap={4}>
      {Object.entries(illustration).map(([name, color]) => (
        <Stack key={name} gap={1}>
          <div
            style={{
              blockSize: tokens.space[8],
              border: `1px solid ${tokens.color.border}`,
              borderRadius: tokens.radius.m,
              background: color,
            }}
          />
          <Text size="s" tone="muted">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}
