import {
  Button,
  checkBrand,
  Card,
  Grid,
  Heading,
  Inline,
  Stack,
  Text,
  UiProvider,
  useBrand,
  useToast,
} from '@dime-time/ui';
import { useMemo, useState } from 'react';
import { brandFiles, type BrandFile } from './brandFiles.ts';
import { brandOf, FIRST_DRAFT, type BrandDraft } from './brandDraft.ts';
import { BrandStudioForm } from './BrandStudioForm.tsx';
import { BrandPreview, type PreviewName } from './BrandPreview.tsx';
import { measureBrand } from './measureBrand.ts';
import { Table } from './Table.tsx';
import { WithTokenValues } from './TokenValues.tsx';

const THEMES = ['light', 'dark'] as const;

/** A page on which a designer makes a brand, sees it at once, and downloads it. */
export function BrandStudio() {
  const [draft, setDraft] = useState(FIRST_DRAFT);
  const [shown, setShown] = useState<PreviewName>('components');
  const brand = useMemo(() => brandOf(draft), [draft]);
  const trouble = useMemo(() => troubleOf(brand), [brand]);
  return (
    <Stack gap={5}>
      <BrandStudioForm draft={draft} shown={shown} onChange={setDraft} onShow={setShown} />
      {trouble === undefined ? (
        <>
          <Grid minItem="20rem" gap={4}>
            {THEMES.map((theme) => (
              <UiProvider key={theme} brand={brand} theme={theme} contrast="standard">
                <Stack gap={4} data-studio={theme} style={{ padding: '1rem' }}>
                  <BrandPreview name={shown} />
                  <Contrasts theme={theme} />
                </Stack>
              </UiProvider>
            ))}
          </Grid>
          <UiProvider brand={brand} theme="light" contrast="standard">
            <Downloads draft={draft} />
          </UiProvider>
        </>
      ) : (
        <Text role="alert" tone="negative">
          {trouble}
        </Text>
      )}
    </Stack>
  );
}

function troubleOf(brand: unknown): string | undefined {
  try {
    checkBrand(brand);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** What each color comes to, and whether it was changed. */
function Contrasts({ theme }: { theme: (typeof THEMES)[number] }) {
  const brand = useBrand();
  const rows = measureBrand(brand, theme).map(({ what, given, shown, ratio, least }) => [
    what,
    given === shown ? given : `${given} → ${shown}`,
    `${ratio.toFixed(2)} of ${least}`,
  ]);
  return (
    <Card>
      <Heading level={3} size="m">
        Measured contrast, {theme}
      </Heading>
      <Table columns={['Where', 'Color', 'Contrast']} rows={rows} />
    </Card>
  );
}

function Downloads({ draft }: { draft: BrandDraft }) {
  const brand = useBrand();
  const { notify } = useToast();
  const save = (file: BrandFile) => {
    try {
      saveAs(file.name, `data:${file.type};charset=utf-8,${encodeURIComponent(file.text())}`);
    } catch (error) {
      notify({ title: 'Not downloaded', description: String(error), variant: 'destructive' });
    }
  };
  return (
    <WithTokenValues>
      {(values) => (
        <Inline gap={3} style={{ padding: '1rem' }}>
          {brandFiles(draft, brand, values).map((file) => (
            <Button key={file.name} variant="soft" onClick={() => save(file)}>
              Download {file.label}
            </Button>
          ))}
        </Inline>
      )}
    </WithTokenValues>
  );
}

function saveAs(name: string, address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
