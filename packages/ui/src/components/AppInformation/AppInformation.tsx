import { useBrand } from '../../theme/BrandContext.ts';
import { DataList, DataRow } from '../DataRow/index.ts';
import { Link } from '../Link/index.ts';

export interface AppInformationProps {
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
export function AppInformation({ version = '1.0.0', legalHref = '/legal' }: AppInformationProps) {
  const { productName } = useBrand();
  return (
    <DataList>
      <DataRow label="App" value={productName} />
      <DataRow label="Version" value={version} />
      <DataRow
        label="Terms, privacy and risks"
        value={<Link href={legalHref}>Legal Information</Link>}
      />
    </DataList>
  );
}
