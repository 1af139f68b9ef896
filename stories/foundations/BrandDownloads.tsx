import { Button, Inline, useToast, type ResolvedBrand } from '@dime-time/ui';
import type { BrandDraft } from './brandDraft.ts';
import { brandFiles, type BrandFile } from './brandFiles.ts';
import { WithTokenValues } from './TokenValues.tsx';

export interface BrandDownloadsProps {
  draft: BrandDraft;
  /** The brand of the draft. */
  brand: ResolvedBrand;
}

/** The files of a brand. */
export function BrandDownloads({ draft, brand }: BrandDownloadsProps) {
  const { notify } = useToast();
  const save = (file: BrandFile) => {
    try {
      saveAs(file.name, `data:${file.type};charset=utf-8,${encodeURIComponent(file.text())}`);
    } catch (error) {
      notify({ title: 'Not downloaded', description: String(error), variant: 'destructive' });
    }
  };
  return (
    <WithTokenValues brand={brand}>
      {(values) => (
        <Inline gap={2}>
          {brandFiles(draft, brand, values).map((file) => (
            <Button key={file.name} size="s" variant="soft" onClick={() => save(file)}>
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
