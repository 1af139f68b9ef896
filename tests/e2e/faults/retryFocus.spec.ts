import { RESOURCE_FAILURES } from '../support/faults.ts';
import { READ_PANELS } from '../support/readPanels.ts';
import { expect, open, settled, test } from '../support/test.ts';

test.use({ expectedComplaints: RESOURCE_FAILURES });

for (const [key, panel] of Object.entries(READ_PANELS)) {
  test(`${key}: whoever presses Retry by keyboard stays at its panel`, async ({ page }) => {
    await open(page, panel.path, `faults=${key}:500*1`);
    await panel.reveal?.(page);
    const failed = page
      .locator('[role="alert"], [role="status"]')
      .filter({ hasText: panel.failed })
      .first();
    await failed.getByRole('button', { name: 'Retry' }).focus();
    await page.keyboard.press('Enter');
    await expect(panel.shown(page)).toBeVisible();
    const focused = page.locator(':focus');
    await expect(focused).toHaveRole('heading');
    // What still came in between would move the one and not yet the other.
    await settled(page);
    // The heading of the panel, or the one it stands under; never one further down.
    const [heading, data] = [await focused.boundingBox(), await panel.shown(page).boundingBox()];
    expect(heading?.y).toBeLessThanOrEqual((data?.y ?? 0) + (data?.height ?? 0));
  });
}
