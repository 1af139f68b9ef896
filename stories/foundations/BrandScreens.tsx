import { Combobox, Grid, Link, SelectField, Stack, Text } from '@dime-time/ui';
import { useEffect, useState } from 'react';
import { SAMPLE, subjectsIn, type StoryLibrary, type Subject } from './storyLibrary.ts';
import * as styles from './BrandStudio.css.ts';

const THEMES = ['light', 'dark'] as const;
const WIDTHS = [
  { value: '18rem', label: 'side by side' },
  { value: '100%', label: 'as wide as the page' },
] as const;

/** Any screen and any component in the brand of the studio, in both themes. */
export function BrandScreens({ library }: { library: StoryLibrary }) {
  const { subjects, failure } = useSubjects(library);
  const [subject, setSubject] = useState(SAMPLE);
  const [story, setStory] = useState(SAMPLE.first);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]['value']>('18rem');
  const choose = (title: string | null) => {
    const next = subjects.find(({ value }) => value === title);
    if (!next) return;
    setSubject(next);
    setStory(next.first);
  };
  return (
    <Stack gap={4}>
      <Grid minItem="16rem" gap={3} align="start">
        <Combobox
          label="Screen or component"
          options={subjects}
          filter={(option, text) => matches(`${option.label} ${option.detail}`, text)}
          loadError={failure}
          value={subject.value}
          onChange={choose}
        />
        <SelectField label="Story" options={subject.stories} value={story} onChange={setStory} />
        <SelectField label="Light and dark" options={WIDTHS} value={width} onChange={setWidth} />
      </Grid>
      <Grid minItem={width} gap={4}>
        {THEMES.map((theme) => {
          const address = library.addressOf(story, theme);
          return (
            <Stack key={theme} gap={2}>
              <Text size="s">
                In {theme},{' '}
                <Link href={address} target="_blank">
                  alone in a new tab
                </Link>
              </Text>
              {/* oxlint-disable-next-line iframe-missing-sandbox -- It is a page of this Storybook. */}
              <iframe
                title={`${subject.label} in ${theme}`}
                className={styles.frame}
                src={address}
              />
            </Stack>
          );
        })}
      </Grid>
    </Stack>
  );
}

function matches(label: string, text: string): boolean {
  return label.toLowerCase().includes(text.trim().toLowerCase());
}

interface Found {
  readonly subjects: readonly Subject[];
  readonly failure?: string;
}

function useSubjects({ readIndex }: StoryLibrary): Found {
  const [found, setFound] = useState<Found>({ subjects: [SAMPLE] });
  useEffect(() => {
    let isShown = true;
    const take = (next: Found) => {
      if (isShown) setFound(next);
    };
    readIndex().then(
      (entries) => take({ subjects: subjectsIn(entries) }),
      () => take({ subjects: [SAMPLE], failure: 'The list of stories couldn’t load.' }),
    );
    return () => {
      isShown = false;
    };
  }, [readIndex]);
  return found;
}
