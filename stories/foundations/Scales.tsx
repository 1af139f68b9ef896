import { Inline, Stack, Text, tokens } from '@dime-time/ui';

const STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const SIZES = ['hero', '4xl', '3xl', '2xl', 'xl', 'l', 'm', 's', 'xs'] as const;
const RADII = ['s', 'm', 'l', 'xl', 'full'] as const;

/** The steps of the space scale, as bars. */
export function SpaceScale() {
  return (
    <Stack gap={2}>
      {STEPS.map((step) => (
        <Inline key={step}>
          <Text as="span" size="s" tone="muted">
            {step}
          </Text>
          <div
            style={{
              blockSize: tokens.space[3],
              inlineSize: tokens.space[step],
              borderRadius: tokens.radius.s,
              background: tokens.color.accent,
            }}
          />
        </Inline>
      ))}
    </Stack>
  );
}

/** The font sizes, one line each. */
export function TypeScale() {
  return (
    <Stack gap={3}>
      {SIZES.map((size) => (
        <div
          key={size}
          style={{ fontSize: tokens.fontSize[size], lineHeight: tokens.lineHeight.tight }}
        >
          $1,234.56 · {size}
        </div>
      ))}
    </Stack>
  );
}

/** The corner radii, from a badge to a card. */
export function RadiusScale() {
  return (
    <Inline gap={4}>
      {RADII.map((radius) => (
        <Stack key={radius} gap={1} align="center">
          <div
            style={{
              blockSize: tokens.space[9],
              inlineSize: tokens.space[9],
              borderRadius: tokens.radius[radius],
              background: tokens.color.accentSoft,
            }}
          />
          <Text size="s" tone="muted">
            {radius}
          </Text>
        </Stack>
      ))}
    </Inline>
  );
}
