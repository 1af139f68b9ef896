import { Button, Inline, Link, Section, Stack, Text } from '@dime-time/ui';
import { useEffect, useMemo, useState } from 'react';
import { resolveBrand } from '../../packages/ui/src/theme/resolveBrand.ts';
import { BrandContrasts, contrastText } from './BrandContrasts.tsx';
import { BrandDownloads } from './BrandDownloads.tsx';
import { brandData, brandOf, FIRST_DRAFT, type BrandDraft } from './brandDraft.ts';
import { BrandScreens } from './BrandScreens.tsx';
import { BrandStudioForm } from './BrandStudioForm.tsx';
import { keepDraft, keptDraft } from './keptDraft.ts';
import { colorOfSvg } from './colorOfSvg.ts';
import { measureBrand, measureLogo } from './measureBrand.ts';
import { soundDraft } from './soundDraft.ts';
import { thisStorybook, type StoryLibrary } from './storyLibrary.ts';
import * as styles from './BrandStudio.css.ts';

export interface BrandStudioProps {
  /**
   * Where the stories are.
   * @default this Storybook
   */
  library?: StoryLibrary;
}

/** A page on which a designer makes a brand, sees it at once on any screen, and downloads it. */
export function BrandStudio({ library = thisStorybook }: BrandStudioProps) {
  const [{ draft, checked }, setState] = useState(() => {
    const kept = keptDraft();
    return { draft: kept, checked: soundDraft(kept, kept) };
  });
  const { sound } = checked;
  const brand = useMemo(() => resolveBrand(brandOf(sound)), [sound]);
  const logo = useMemo(() => colorOfSvg(sound.svg), [sound.svg]);
  const rows = useMemo(
    () => [
      ...measureBrand(brandData(sound), brand),
      ...(logo === undefined ? [] : [measureLogo(logo)]),
    ],
    [sound, brand, logo],
  );
  useEffect(() => keepDraft(sound), [sound]);
  const show = (next: BrandDraft, before = sound) =>
    setState({ draft: next, checked: soundDraft(next, before) });
  return (
    <div className={styles.studio} data-brand-studio="">
      <Inline className={styles.bar} justify="between" gap={3}>
        <Text size="s">
          <span role="status">{contrastText(rows)}</span>{' '}
          <Link href="#brand-contrasts">See the contrasts</Link>
        </Text>
        <BrandDownloads draft={sound} brand={brand} />
      </Inline>
      <div className={styles.columns}>
        <Section title="Brand">
          <BrandStudioForm draft={draft} checked={checked} onChange={show} />
          <Inline>
            <Button variant="soft" size="s" onClick={() => show(FIRST_DRAFT, FIRST_DRAFT)}>
              Start Again
            </Button>
          </Inline>
        </Section>
        <Stack gap={7}>
          <Section title="On any screen">
            <BrandScreens library={library} />
          </Section>
          <Section
            id="brand-contrasts"
            className={styles.target}
            title="Measured contrasts"
            description="With standard contrast. A color is changed no more than its contrast needs."
          >
            <BrandContrasts rows={rows} />
            {sound.svg !== '' && logo === undefined ? (
              <Text size="s">
                The logo is not measured: it has several colors, or one that is not written as
                #rrggbb.
              </Text>
            ) : null}
          </Section>
        </Stack>
      </div>
    </div>
  );
}
