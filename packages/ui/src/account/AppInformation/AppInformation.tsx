import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { useBrand } from '../../theme/BrandContext.ts';
import { DataList, DataRow, Link } from '../../primitives/index.ts';

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
    const { productName } = useBrand();
    return (
      <DataList {...rest} ref={ref} className={className}>
        <DataRow label="App" value={productName} />
        <DataRow label="Version" value={version} />
        <DataRow
          label="Terms, privacy, and risks"
          value={<Link href={legalHref}>Legal Information</Link>}
        />
      </DataList>
    );
  },
);
