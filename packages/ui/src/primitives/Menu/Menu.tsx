import * as DropdownMenu from 'radix-ui/dropdown-menu';
import { forwardRef, Fragment, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { classes } from '../../theme/classes.ts';
import { PlainLink } from '../../theme/PlainLink.tsx';
import { useOverlayState } from '../Dialog/useOverlayState.ts';
import type { MenuItem, MenuSection } from './Menu.types.ts';
import * as styles from './Menu.css.ts';

export interface MenuProps {
  /** The control that opens it and gets the focus back; one element that forwards its ref. */
  trigger: ReactElement;
  /** What the items are about, for assistive technology: the name of the menu. */
  label: string;
  /** The actions and links, or sections of them. Empty sections are left out. */
  items: readonly (MenuItem | MenuSection)[];
  /**
   * Text above the items, such as whose account it is.
   * @default none
   */
  header?: ReactNode;
  /**
   * Whether it is open.
   * @default undefined, the trigger opens it
   */
  open?: boolean | undefined;
  /** Called when people open or close it. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /**
   * The edge of the trigger that it is aligned with.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
  /** A class of your own, for layout. */
  className?: string | undefined;
  /** Styles of your own, for layout. */
  style?: CSSProperties | undefined;
}

/** A list of actions and links that a button opens; its ref is the open menu. */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(
  {
    trigger,
    label,
    items,
    header,
    open: openByParent,
    onOpenChange,
    align = 'start',
    className,
    style,
    ...rest
  },
  ref,
) {
  const { open, change, container } = useOverlayState({ open: openByParent, onOpenChange });
  const sections = sectionsOf(items);
  return (
    <DropdownMenu.Root modal={false} open={open} onOpenChange={change}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal container={container}>
        {/* Rendered far from its trigger, so it needs a landmark of its own. */}
        <section aria-label={label}>
          <DropdownMenu.Content
            data-part="menu"
            {...rest}
            ref={ref}
            className={classes(styles.menu, className)}
            style={style}
            aria-label={label}
            // Radix names it by the trigger, which can be an icon or the name of something else.
            aria-labelledby={undefined}
            align={align}
            sideOffset={6}
            collisionPadding={16}
          >
            {header === undefined ? null : (
              <DropdownMenu.Label data-part="menu-header" className={styles.header}>
                {header}
              </DropdownMenu.Label>
            )}
            {sections.map((section, index) => (
              <Fragment key={section.label ?? section.items[0]?.label}>
                {index === 0 && header === undefined ? null : (
                  <DropdownMenu.Separator data-part="menu-separator" className={styles.separator} />
                )}
                <SectionItems section={section} />
              </Fragment>
            ))}
          </DropdownMenu.Content>
        </section>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
});

/** The sections, in order; items that follow each other without a section are one. */
function sectionsOf(items: MenuProps['items']): MenuSection[] {
  const sections: MenuSection[] = [];
  let loose: MenuItem[] | undefined;
  for (const item of items) {
    if ('items' in item) {
      loose = undefined;
      sections.push(item);
    } else if (loose) {
      loose.push(item);
    } else {
      loose = [item];
      sections.push({ items: loose });
    }
  }
  return sections.filter((section) => section.items.length > 0);
}

function SectionItems({ section: { label, items } }: { section: MenuSection }) {
  const rows = items.map((item) => <Item key={item.label} item={item} />);
  if (label === undefined) return rows;
  return (
    <DropdownMenu.Group aria-label={label}>
      <DropdownMenu.Label
        data-part="menu-section-label"
        className={styles.sectionLabel}
        aria-hidden="true"
      >
        {label}
      </DropdownMenu.Label>
      {rows}
    </DropdownMenu.Group>
  );
}

function Item({ item }: { item: MenuItem }) {
  const { label, icon, detail, disabled = false, onSelect, tone = 'neutral', href } = item;
  const content = (
    <>
      {icon === undefined ? null : (
        <span data-part="menu-item-icon" className={styles.icon} aria-hidden="true">
          {icon}
        </span>
      )}
      <span>
        {label}
        {detail === undefined ? null : (
          <span data-part="menu-item-detail" className={styles.detail} data-detail="">
            {' '}
            {detail}
          </span>
        )}
      </span>
    </>
  );
  const props = {
    'data-part': 'menu-item',
    className: styles.item,
    disabled,
    textValue: label,
    'data-tone': tone,
  };
  // A disabled link has no address: a link with one can be followed.
  if (href === undefined || disabled) {
    return (
      <DropdownMenu.Item {...props} {...(onSelect ? { onSelect } : {})}>
        {content}
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item {...props} {...(onSelect ? { onSelect } : {})} asChild>
      <PlainLink href={href}>{content}</PlainLink>
    </DropdownMenu.Item>
  );
}
