import type { ReactNode } from 'react';
import * as styles from './BarRow.css.ts';

export interface BarRowProps {
  /** What is measured, in one line; all of it shows when the pointer rests on it. */
  name: string;
  /** A short note behind the name: a coin's symbol. */
  note?: ReactNode;
  /** A picture in front of the row. */
  mark?: ReactNode;
  /** The figure at the end of the line. */
  figure: ReactNode;
  /** The bar: a meter, or a drawn length. */
  bar: ReactNode;
  /** What else is known, below the bar. */
  facts?: ReactNode;
}

/** One item of a list that measures its items: its name and figure, a bar, and what is known besides. */
export function BarRow({ name, note, mark, figure, bar, facts }: BarRowProps) {
  return (
    <li className={styles.row} data-marked={mark ? '' : undefined}>
      {mark}
      <div className={styles.body}>
        <div className={styles.line}>
          <span className={styles.name} title={name}>
            <bdi>{name}</bdi>
            {note}
          </span>
          <span className={styles.figure}>{figure}</span>
        </div>
        {bar}
        {facts !== undefined && <div className={styles.facts}>{facts}</div>}
      </div>
    </li>
  );
}
