import {
  createContext,
  forwardRef,
  useContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type RefAttributes,
} from 'react';

type AnchorAttributes = AnchorHTMLAttributes<HTMLAnchorElement>;

/** Attributes that are left out rather than undefined, as the props of `next/link` are. */
type Given<Attributes> = { [Name in keyof Attributes]: Exclude<Attributes[Name], undefined> };

/** The props of a link component: an anchor’s attributes, a target and a ref. */
export interface LinkComponentProps
  extends Given<AnchorAttributes>, RefAttributes<HTMLAnchorElement> {
  href: string;
}

/** A component that renders an anchor; pass your router’s, so that links do not reload the page. */
export type LinkComponent = ComponentType<LinkComponentProps>;

export const Anchor = forwardRef<HTMLAnchorElement, AnchorAttributes & { href: string }>(
  function Anchor({ children, ...rest }, ref) {
    return (
      <a {...rest} ref={ref}>
        {children}
      </a>
    );
  },
);

const LinkComponentContext = createContext<LinkComponent>(Anchor);

export const LinkComponentProvider = LinkComponentContext.Provider;

/** Returns the component that renders the links within the site. */
export function useLinkComponent(): LinkComponent {
  return useContext(LinkComponentContext);
}
