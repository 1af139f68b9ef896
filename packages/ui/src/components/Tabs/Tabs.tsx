import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
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
  /** What is kept as chosen. */
  value: Value;
  /** Its name. */
  label: ReactNode;
  /** What stands in its panel. */
  content: ReactNode;
  /**
   * Whether it cannot be opened now.
   * @default false
   */
  disabled?: boolean | undefined;
}

export interface TabsProps<Value extends string> {
  /** What the tabs are about, for assistive technology. */
  label: string;
  /** The tabs with their panels: two to a handful. */
  tabs: readonly TabItem<Value>[];
  /** Which is open, where the page keeps it. */
  value?: Value | undefined;
  /**
   * Which is open first, where the tabs keep it.
   * @default the first
   */
  defaultValue?: Value | undefined;
  /** Hears which was opened. */
  onChange?: ((value: Value) => void) | undefined;
  /**
   * Whether closed panels stay in the document, so that what was typed into one is still there when
   * it is opened again.
   * @default false
   */
  keepMounted?: boolean | undefined;
  /** A class of the site's own, for its layout. */
  className?: string | undefined;
  /** Styles of the site's own, for its layout. */
  style?: CSSProperties | undefined;
}

function TabsWithRef<Value extends string>(
  {
    label,
    tabs,
    value,
    defaultValue,
    onChange,
    keepMounted = false,
    className,
    style,
  }: TabsProps<Value>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  return (
    <AriaTabs
      ref={ref}
      className={classes(styles.tabs, className)}
      {...(style === undefined ? {} : { style })}
      {...(value === undefined ? {} : { selectedKey: value })}
      {...(defaultValue === undefined ? {} : { defaultSelectedKey: defaultValue })}
      onSelectionChange={(key) => onChange?.(key as Value)}
    >
      <TabList aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Tab
            key={tab.value}
            id={tab.value}
            isDisabled={tab.disabled ?? false}
            className={styles.tab}
          >
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel
          key={tab.value}
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

/** Parts of a page of which one is in sight. */
export const Tabs = forwardRef(TabsWithRef) as <Value extends string>(
  props: TabsProps<Value> & RefAttributes<HTMLDivElement>,
) => ReactElement;
