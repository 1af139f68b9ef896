import { Card, Grid, Stack, Text, tokens } from '@dime-time/ui';

const SURFACES = [
  ['flat', 'a group on the page that needs no frame'],
  ['card', 'content that belongs together'],
  ['hero', 'the leading figure of a page, once on a screen'],
] as const;

/** The three surfaces of a page. */
export function Surfaces() {
  return (
    <Grid minItem="12rem">
      {SURFACES.map(([surface, use]) => (
        <Card key={surface} surface={surface}>
          <Text weight="semibold">{surface}</Text>
          <Text size="s" tone="muted">
            {use}
          </Text>
        </Card>
      ))}
    </Grid>
  );
}

const OVERLAYS = [
  ['floating', 'what opens beside its button: a menu, the tooltip of a chart'],
  ['overlay', 'what covers the page: a dialog, a drawer, a message'],
] as const;

/** What is above the page, with its shadow. */
export function Overlays() {
  return (
    <Grid minItem="12rem" gap={6}>
      {OVERLAYS.map(([shadow, use]) => (
        <Card key={shadow} style={{ boxShadow: tokens.shadow[shadow] }}>
          <Text weight="semibold">{shadow}</Text>
          <Text size="s" tone="muted">
            {use}
          </Text>
        </Card>
      ))}
    </Grid>
  );
}

/** An area inside a card: a tint of the page, not another card. */
export function InsetArea() {
  return (
    <Card>
      <Stack gap={3}>
        <Text weight="semibold">card</Text>
        <div
          style={{
            padding: tokens.space[4],
            borderRadius: tokens.radius.l,
            background: tokens.color.surfaceSunken,
          }}
        >
          <Text size="s">An inset area</Text>
        </div>
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
