import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components/Tabs';
import {
  forwardRef,
  type CSSProperties,
  type ForwardedRef,
  type ReactElement,
  type RefAttributes,
} from 'react';
import { classes } from '../../theme/classes.ts';
import * as styles from './Tabs.css.ts';

export interface TabItem<Value extends string> {
  /** The tab’s entry in `value`. */
  value: Value;
  /** Its name. */
  label: ReactNode;
  /** The content of its panel. */
  content: ReactNode;
  /**
   * Whether it is disabled.
   * @default false
   */
  disabled?: boolean | undefined;
}

export interface TabsProps<Value extends string> {
  /** What the tabs are about, for assistive technology. */
  label: string;
  /** The tabs with their panels, two to about five. */
  items: readonly TabItem<Value>[];
  /** The open tab, if the page controls it. */
  value?: Value | undefined;
  /**
   * The tab that is open first, if the tabs control it.
   * @default the first
   */
  defaultValue?: Value | undefined;
  /** Called with the opened tab. */
  onChange?: ((value: Value) => void) | undefined;
  /**
   * Whether closed panels stay in the document, so that what was typed is still there when they are
   * opened again.
   * @default false
   */
  keepMounted?: boolean | undefined;
  /** A class of your own, for layout. */
  className?: string | undefined;
  /** Styles of your own, for layout. */
  style?: CSSProperties | undefined;
}

function TabsWithRef<Value extends string>(
  {
    label,
    items,
    value,
    defaultValue,
    onChange,
    keepMounted = false,
    className,
    style,
    ...rest
  }: TabsProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <AriaTabs
      data-part="tabs"
      {...rest}
      ref={ref}
      className={classes(styles.tabs, className)}
      {...(style === undefined ? {} : { style })}
      {...(value === undefined ? {} : { selectedKey: value })}
      {...(defaultValue === undefined ? {} : { defaultSelectedKey: defaultValue })}
      onSelectionChange={(key) => onChange?.(key as Value)}
    >
      <TabList data-part="tabs-list" aria-label={label} className={styles.list}>
        {items.map((tab) => (
          <Tab
            key={tab.value}
            data-part="tabs-tab"
            id={tab.value}
            isDisabled={tab.disabled ?? false}
            className={styles.tab}
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {items.map((tab) => (
        <TabPanel
          key={tab.value}
          data-part="tabs-panel"
          id={tab.value}
          shouldForceMount={keepMounted}
          className={styles.panel}
        >
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

/** Shows one part of a page at a time. */
export const Tabs = forwardRef(TabsWithRef) as <Value extends string>(
  props: TabsProps<Value> & RefAttributes<HTMLDivElement>,
) => ReactElement;
