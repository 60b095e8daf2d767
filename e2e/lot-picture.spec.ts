import { fullRendering } from './browser';
import { expect, test, waitUntilHydrated } from './support';

/** A bar that takes room, as on Windows. */
test.use({ launchOptions: { ...fullRendering.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] } });

for (const width of [390, 1440]) {
  test(`at ${width} px the enlarged picture of a lot lies in the middle beside the scroll bar`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    type Lots = { works: { _id: string; thumb: object | null }[] };
    const answer = await page.request.get('/api/v1/auction/works?limit=100&status=OPEN');
    // Other journeys put lots without pictures up.
    const lot = ((await answer.json()) as Lots).works.find(({ thumb }) => thumb);
    await page.goto(`/auction/works/${lot?._id}`);
    // Before hydration the link opens the file.
    await waitUntilHydrated(page);
    const visible = await page.evaluate(() => document.documentElement.clientWidth);
    await page.getByRole('link', { name: '사진 1 크게 보기' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    const box = await dialog.boundingBox();
    expect(Math.round(box?.x ?? 0)).toBe(8);
    expect(Math.round((box?.x ?? 0) + (box?.width ?? 0))).toBe(visible - 8);
  });
}
