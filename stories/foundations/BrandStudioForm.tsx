import { Grid, Heading, SelectField, Stack, TextArea, TextField } from '@dime-time/ui';
import type { ReactNode } from 'react';
import type { BrandDraft } from './brandDraft.ts';
import type { CheckedDraft } from './soundDraft.ts';

const RADII = ['none', 'small', 'medium', 'large', 'full'] as const;
const DENSITIES = ['compact', 'comfortable', 'spacious'] as const;

const optionsOf = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

export interface BrandStudioFormProps {
  draft: BrandDraft;
  /** What is wrong with it. */
  checked: CheckedDraft;
  onChange: (draft: BrandDraft) => void;
}

/** The fields of the studio. */
export function BrandStudioForm({ draft, checked, onChange }: BrandStudioFormProps) {
  const { troubles, removed } = checked;
  const field = <Name extends keyof BrandDraft>(name: Name) => ({
    value: draft[name],
    onChange: (value: BrandDraft[Name]) => onChange({ ...draft, [name]: value }),
    error: troubles[name],
  });
  return (
    <Stack gap={6}>
      <Fields title="Name and logo">
        <TextField label="Name" {...field('productName')} />
        <TextArea
          label="Logo, as the text of an SVG file"
          description={logoText(removed)}
          {...field('svg')}
        />
      </Fields>
      <Fields title="Colors">
        <TextField label="Accent" {...field('accent')} />
        <TextField label="Accent in dark" placeholder="the accent" {...field('darkAccent')} />
        <TextField
          label="Chart colors"
          placeholder="the accent, then ours"
          description="The trend line, then up to six series"
          {...field('chart')}
        />
        <TextField label="QR color" placeholder="the accent" {...field('qrColor')} />
      </Fields>
      <Fields title="Type and shape">
        <TextField label="Font" placeholder="Inter" {...field('fontFamily')} />
        <TextField
          label="Font of headings"
          placeholder="the font"
          {...field('headingFontFamily')}
        />
        <SelectField label="Corners" options={optionsOf(RADII)} {...field('radius')} />
        <SelectField label="Density" options={optionsOf(DENSITIES)} {...field('density')} />
      </Fields>
    </Stack>
  );
}

function logoText(removed: readonly string[]): string {
  if (removed.length === 0) return 'It is shown as an image.';
  return `Taken out, since it can act or load a file: ${removed.join(', ')}.`;
}

function Fields({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={3}>
      <Heading level={3} size="m">
        {title}
      </Heading>
      <Grid minItem="12rem" gap={3} align="start">
        {children}
      </Grid>
    </Stack>
  );
}
