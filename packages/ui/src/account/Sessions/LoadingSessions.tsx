import { Skeleton } from '../../primitives/index.ts';
import * as row from '../../internal/itemRow.css.ts';

/** The place of two sessions: the one in use, and one that can be ended. */
export function LoadingSessions() {
  return (
    <div aria-hidden="true">
      {['current', 'other'].map((key) => (
        <div key={key} className={row.item}>
          <div className={row.side}>
            <Skeleton shape="block" height="1lh" width="10rem" />
            <div className={row.detail}>
              <Skeleton shape="block" height="1lh" width="20rem" />
            </div>
            <div className={row.detail}>
              <Skeleton shape="block" height="1lh" width="12rem" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
