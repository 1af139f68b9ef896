import { forwardRef } from 'react';
import { useLinkComponent, type LinkComponentProps } from './LinkComponent.tsx';

/** The site's own link without a look: for what is a link and is drawn as something else. */
export const PlainLink = forwardRef<HTMLAnchorElement, Omit<LinkComponentProps, 'ref'>>(
  function PlainLink(props, ref) {
    const LinkComponent = useLinkComponent();
    return <LinkComponent {...props} ref={ref} />;
  },
);
