import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { useBrand } from '../../theme/BrandContext.ts';
import { DataList, DataRow, Link } from '../../primitives/index.ts';
import { useWords } from '../../words/index.ts';
import { appInformationWords } from '../words/appInformation.ts';

export interface AppInformationProps extends HostProps<'dl', 'children'> {
  /**
   * The version of the app.
   * @default '1.0.0'
   */
  version?: string;
  /**
   * The link to the full terms, privacy policy and risks.
   * @default '/legal'
   */
  legalHref?: string;
}

/** Identifies the app and links to its legal texts. */
export const AppInformation = forwardRef<HTMLDListElement, AppInformationProps>(
  function AppInformation({ version = '1.0.0', legalHref = '/legal', className, ...rest }, ref) {
    const words = useWords(appInformationWords);
    const { productName } = useBrand();
    return (
      <DataList data-part="app-information" {...rest} ref={ref} className={className}>
        <DataRow label={words.app} value={productName} />
        <DataRow label={words.version} value={version} />
        <DataRow label={words.legal} value={<Link href={legalHref}>{words.legalLink}</Link>} />
      </DataList>
    );
  },
);
