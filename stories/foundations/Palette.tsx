import { Grid, Stack, Text, tokens } from '@dime-time/ui';

/** The tokens shown, by group. */
const GROUPS = {
  'Text and surface': [
    'text',
    'textMuted',
    'surface',
    'surfaceRaised',
    'surfaceSunken',
    'border',
    'borderStrong',
    'focus',
  ],
  Meaning: ['debt', 'progress', 'roundUp', 'positive', 'negative', 'warning', 'info', 'accent'],
  'Readable text': [
    'debtText',
    'progressText',
    'roundUpText',
    'positiveText',
    'negativeText',
    'warningText',
    'infoText',
    'accentText',
  ],
  Tints: [
    'debtSoft',
    'progressSoft',
    'roundUpSoft',
    'positiveSoft',
    'negativeSoft',
    'warningSoft',
    'infoSoft',
    'accentSoft',
  ],
} as const;

/** Every color token with its name, in the current theme. */
export function Palette() {
  return (
    <Stack gap={6}>
      {Object.entries(GROUPS).map(([group, names]) => (
        <Stack key={group} gap={3}>
          <Text weight="semibold">{group}</Text>
          <Grid minItem="9rem" gap={3}>
            {names.map((name) => (
              <Stack key={name} gap={1}>
                <div
                  style={{
                    blockSize: tokens.space[8],
                    borderRadius: tokens.radius.m,
                    border: `1px solid ${tokens.color.border}`,
                    background: tokens.color[name],
                  }}
                />
                <Text size="s" tone="muted">
                  {name}
                </Text>
              </Stack>
            ))}
          </Grid>
        </Stack>
      ))}
    </Stack>
  );
}
