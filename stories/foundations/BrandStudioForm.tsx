import { Grid, SelectField, TextArea, TextField } from '@dime-time/ui';
import { svgAddress, type BrandDraft } from './brandDraft.ts';
import { PREVIEWS, type PreviewName } from './BrandPreview.tsx';

const RADII = ['none', 'small', 'medium', 'large', 'full'] as const;
const DENSITIES = ['compact', 'comfortable', 'spacious'] as const;

const itemsOf = <Value extends string>(values: readonly Value[]) =>
  values.map((value) => ({ value, label: value }));

export interface BrandStudioFormProps {
  draft: BrandDraft;
  /** The preview that is shown. */
  shown: PreviewName;
  onChange: (draft: BrandDraft) => void;
  onShow: (name: PreviewName) => void;
}

/** The fields of the studio. */
export function BrandStudioForm({ draft, shown, onChange, onShow }: BrandStudioFormProps) {
  const field = <Name extends keyof BrandDraft>(name: Name) => ({
    value: draft[name],
    onChange: (value: BrandDraft[Name]) => onChange({ ...draft, [name]: value }),
  });
  const isSvg = draft.svg === '' || svgAddress(draft.svg) !== undefined;
  return (
    <Grid minItem="14rem" gap={4}>
      <TextField label="Name" {...field('productName')} />
      <TextField label="Accent" {...field('accent')} />
      <TextField label="Accent in dark" placeholder="the accent" {...field('darkAccent')} />
      <TextField label="QR color" placeholder="the accent" {...field('qrColor')} />
      <TextField
        label="Chart colors"
        placeholder="the accent, then ours"
        description="The trend line, then up to six series"
        {...field('chart')}
      />
      <TextField label="Font" placeholder="Inter" {...field('fontFamily')} />
      <SelectField label="Corners" options={itemsOf(RADII)} {...field('radius')} />
      <SelectField label="Density" options={itemsOf(DENSITIES)} {...field('density')} />
      <SelectField label="Show" options={itemsOf(PREVIEWS)} value={shown} onChange={onShow} />
      <TextArea
        label="Logo, as the text of an SVG file"
        {...(isSvg ? {} : { error: 'Paste a file that begins with <svg.' })}
        {...field('svg')}
      />
    </Grid>
  );
}
