import { forwardRef } from 'react';
import type { HostProps } from '../../theme/hostProps.ts';
import { useBrand } from '../../theme/BrandContext.ts';
import { DataList, DataRow } from '../DataRow/index.ts';
import { Link } from '../Link/index.ts';

export interface AppInformationProps extends HostProps<'dl', 'children'> {
  /**
   * The version of the app.
   * @default '1.0.0'
   */
  version?: string;
  /**
   * Where terms, privacy and risks are told in full.
   * @default '/legal'
   */
  legalHref?: string;
}

/** Which app this is, and what holds for it. */
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
