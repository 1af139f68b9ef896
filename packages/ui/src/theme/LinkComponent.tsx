import {
  createContext,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type Ref,
} from 'react';

/** What a link component is given: an anchor's attributes, a target and a ref. */
export interface LinkComponentProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A component that renders an anchor; a router gives its own, so that links do not reload the page. */
export type LinkComponent = ComponentType<LinkComponentProps>;

export function Anchor({ children, ...rest }: LinkComponentProps) {
  return <a {...rest}>{children}</a>;
}

const LinkComponentContext = createContext<LinkComponent>(Anchor);

export const LinkComponentProvider = LinkComponentContext.Provider;

/** The anchor every link of the library is drawn with. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkComponentContext);
}
