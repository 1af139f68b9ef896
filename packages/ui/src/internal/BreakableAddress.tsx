import { Fragment } from 'react';

/** A web or email address that breaks after its signs, before it breaks inside a word. */
export function BreakableAddress({ address }: { address: string }) {
  return address.split(/(?<=[./@])(?=[^./@])/).map((part, index) => (
    // oxlint-disable-next-line no-array-index-key -- The same part can come twice.
    <Fragment key={index}>
      {index > 0 ? <wbr /> : null}
      {part}
    </Fragment>
  ));
}
