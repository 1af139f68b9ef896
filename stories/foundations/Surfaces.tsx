import { Card, Grid, Stack, Text, tokens } from '@dime-time/ui';

const LEVELS = [
  { name: 'Page', background: tokens.color.surface, shadow: tokens.shadow.none },
  { name: 'Card', background: tokens.color.surfaceRaised, shadow: tokens.shadow.raised },
  { name: 'Menu', background: tokens.color.surfaceRaised, shadow: tokens.shadow.floating },
  { name: 'Dialog', background: tokens.color.surfaceRaised, shadow: tokens.shadow.overlay },
];

/** The levels above the page, each with its background and its shadow. */
export function SurfaceLevels() {
  return (
    <Grid minItem="10rem" gap={6}>
      {LEVELS.map(({ name, background, shadow }) => (
        <div
          key={name}
          style={{
            padding: tokens.space[5],
            border: `1px solid ${tokens.color.border}`,
            borderRadius: tokens.radius.xl,
            background,
            boxShadow: shadow,
          }}
        >
          <Text weight="semibold">{name}</Text>
        </div>
      ))}
    </Grid>
  );
}

/** An area inside a card, without a shadow. */
export function InsetArea() {
  return (
    <Card>
      <Stack gap={3}>
        <Text weight="semibold">Card</Text>
        <Card surface="sunken" padding="s">
          <Text size="s">An inset area</Text>
        </Card>
      </Stack>
    </Card>
  );
}

const WIDTHS = ['17.5rem', '30rem', '45rem', '62rem'];

/** The same three cards in containers of four widths. */
export function ContainerWidths() {
  return (
    <Stack gap={6}>
      {WIDTHS.map((width) => (
        <Stack key={width} gap={2}>
          <Text size="s" tone="muted">
            {Number.parseFloat(width) * 16} px
          </Text>
          <div style={{ inlineSize: width, maxInlineSize: '100%' }}>
            <Grid columns={{ phone: 1, tablet: 2, desktop: 3 }} gap={3}>
              <Card padding="s">One</Card>
              <Card padding="s">Two</Card>
              <Card padding="s">Three</Card>
            </Grid>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}
