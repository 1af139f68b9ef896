import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type Ref,
} from 'react';

/** The props of a link component: an anchor’s attributes, a target and a ref. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A component that renders an anchor; pass your router’s, so that links do not reload the page. */
export type LinkComponent = ComponentType<LinkComponentProps>;

export function Anchor({ children, ...rest }: LinkComponentProps) {
  return <a {...rest}>{children}</a>;
}

const LinkComponentContext = createContext<LinkComponent>(Anchor);

export const LinkComponentProvider = LinkComponentContext.Provider;

/** Returns the component that renders the links within the site. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkComponentContext);
}
