import type { Page } from 'playwright/test';

/** The measure of browsers for how far parts of a page have moved, with the texts of the parts. */
export function layoutShift(
  page: Page,
  since: number,
): Promise<{ value: number; parts: string[] }> {
  return page.evaluate((from) => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = (observer.takeRecords() as Shift[]).filter(({ startTime }) => startTime >= from);
    observer.disconnect();
    const textOf = ({ node }: { node: Node | null }) => node?.textContent?.slice(0, 60) ?? '';
    return {
      value: shifts.reduce((sum, { value }) => sum + value, 0),
      parts: shifts.flatMap(({ sources }) => sources.map(textOf)),
    };
  }, since);
}
