import { forwardRef } from 'react';
import { useLinkComponent, type LinkComponentProps } from './LinkComponent.tsx';

/** The site’s own link without styles, for links drawn as something else. */
export const PlainLink = forwardRef<HTMLAnchorElement, Omit<LinkComponentProps, 'ref'>>(
  function PlainLink(props, ref) {
    const LinkComponent = useLinkComponent();
    return <LinkComponent {...props} ref={ref} />;
  },
);
