import type { ReactNode } from 'react';
import * as styles from './BarRow.css.ts';

export interface BarRowProps {
  /** What is measured, on one line; the full name shows on hover. */
  name: string;
  /** A short note after the name: a coin’s symbol. */
  note?: ReactNode;
  /** An image at the start of the row. */
  mark?: ReactNode;
  /** The figure at the end of the row. */
  figure: ReactNode;
  /** The bar: a meter, or a decorative bar. */
  bar: ReactNode;
  /** Other facts, below the bar. */
  facts?: ReactNode;
}

/** One item of a list of measurements: its name and figure, a bar, and other facts. */
export function BarRow({ name, note, mark, figure, bar, facts }: BarRowProps) {
  return (
    <li data-part="bar-row" className={styles.row} data-marked={mark ? '' : undefined}>
      {mark}
      <div className={styles.body}>
        <div className={styles.line}>
          <span data-part="bar-row-name" className={styles.name} title={name}>
            <bdi>{name}</bdi>
            {note}
          </span>
          <span data-part="bar-row-figure" className={styles.figure}>
            {figure}
          </span>
        </div>
        {bar}
        {facts !== undefined && (
          <div data-part="bar-row-facts" className={styles.facts}>
            {facts}
          </div>
        )}
      </div>
    </li>
  );
}
