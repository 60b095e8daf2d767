import { fullRendering } from './browser';
import { openWhole } from './public-pages';
import { expect, test, waitUntilReady, widths } from './support';

test.use(fullRendering);

test('the seven sections are in their order', async ({ page }) => {
  await page.goto('/');
  await waitUntilReady(page);
  const headings = page.locator('main > * section[aria-labelledby]');
  await expect(headings).toHaveCount(6);
  const names = await headings.evaluateAll((parts) => parts.map((part) => part.getAttribute('aria-labelledby')));
  expect(names).toEqual([
    'hero-title',
    'gateways-title',
    'lawyers-title',
    'magazine-title',
    'contact-title',
    'directions-title',
  ]);
  await expect(page.locator('[data-popup]').first()).toBeVisible();
});

/** Counts the slides that are completely visible, by rows and columns. */
const countVisibleSlides = (section: string) => {
  const slides = [...document.querySelectorAll(`#${section} [data-index]`)].map((slide) =>
    slide.getBoundingClientRect(),
  );
  const frame = document.querySelector(`#${section} [data-ready]`)?.getBoundingClientRect();
  const seen = slides.filter((box) => frame && box.left >= frame.left - 1 && box.right <= frame.right + 1);
  const lefts = [...new Set(seen.map((box) => Math.round(box.left)))].sort((a, b) => a - b);
  const first = seen.find((box) => Math.round(box.left) === lefts[0]);
  return {
    columns: lefts.length,
    rows: new Set(seen.map((box) => Math.round(box.top))).size,
    gap: first && lefts[1] !== undefined ? Math.round(lefts[1] - first.right) : null,
  };
};

for (const [width, lawyers, magazine] of [
  [390, { columns: 2, gap: 20 }, { columns: 2, rows: 2 }],
  [820, { columns: 3, gap: 40 }, { columns: 2, rows: 2 }],
  [1600, { columns: 3, gap: 60 }, { columns: 3, rows: 2 }],
] as const) {
  test(`the sliders show the specified number of slides at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await waitUntilReady(page);
    await page.locator('#lawyers').scrollIntoViewIfNeeded();
    await expect(page.locator('#lawyers [data-ready]')).toBeVisible();
    // Between two moves of the slider.
    await page.getByRole('button', { name: '자동 넘김 멈춤' }).click();
    await expect.poll(() => page.evaluate(countVisibleSlides, 'lawyers')).toMatchObject(lawyers);
    await page.locator('#magazine').scrollIntoViewIfNeeded();
    await expect(page.locator('#magazine [data-ready]')).toBeVisible();
    await expect.poll(() => page.evaluate(countVisibleSlides, 'magazine')).toMatchObject(magazine);
  });
}

/** Runs in the page: delivers what is first seen of an element below the window together with its next change. */
const delayIntersections = () => {
  window.IntersectionObserver = class extends IntersectionObserver {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      const delayed: IntersectionObserverEntry[] = [];
      super((entries, observer) => {
        delayed.push(...entries);
        if (delayed.length > 1 || entries[0]?.isIntersecting) callback(delayed.splice(0), observer);
      }, options);
    }
  };
};

test('what is scrolled into view while the browser is busy is shown, and the sliders work', async ({ page }) => {
  await page.addInitScript(delayIntersections);
  await page.goto('/');
  await waitUntilReady(page);
  for (const section of ['#lawyers', '#magazine']) {
    await page.locator(section).scrollIntoViewIfNeeded();
    await expect(page.locator(`${section} [data-ready]`)).toBeVisible();
    await expect(page.locator(section).locator('[data-reveal=waiting]')).toHaveCount(0);
  }
});

test('the lawyer slider moves every five seconds, takes half a second and loops', async ({ page }) => {
  await page.goto('/');
  await waitUntilReady(page);
  await page.locator('#lawyers').scrollIntoViewIfNeeded();
  await expect(page.locator('#lawyers [data-ready]')).toBeVisible();
  const settings = await page.evaluate(() => {
    const { swiper } = document.querySelector('#lawyers [data-ready]') as unknown as {
      swiper: { params: Record<string, unknown>; autoplay: { running: boolean } };
    };
    const { autoplay, speed, loop } = swiper.params;
    return { autoplay, speed, loop, running: swiper.autoplay.running };
  });
  expect(settings).toMatchObject({
    autoplay: { delay: 5000, disableOnInteraction: false },
    speed: 500,
    loop: true,
    running: true,
  });
});

test('the magazine slider takes half a second and ends at its last page', async ({ page }) => {
  await page.goto('/');
  await waitUntilReady(page);
  await page.locator('#magazine').scrollIntoViewIfNeeded();
  await expect(page.locator('#magazine [data-ready]')).toBeVisible();
  const params = await page.evaluate(() => {
    const { swiper } = document.querySelector('#magazine [data-ready]') as unknown as { swiper: { params: object } };
    const { speed, loop, grid } = swiper.params as { speed: number; loop: boolean; grid: { rows: number } };
    return { speed, loop, rows: grid.rows };
  });
  expect(params).toEqual({ speed: 500, loop: false, rows: 2 });
});

test('with reduced motion no slider moves by itself', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await waitUntilReady(page);
  await page.locator('#lawyers').scrollIntoViewIfNeeded();
  const start = page.getByRole('button', { name: '자동 넘김 시작' });
  await expect(start).toBeVisible();

  // Who starts it sees more than one turn, although no transition ends.
  const slider = page.locator('#lawyers [data-ready]');
  await expect(slider).toBeVisible();
  await start.click();
  await expect(start).toBeHidden();
  const readIndex = () =>
    slider.evaluate((element) => (element as unknown as { swiper: { realIndex: number } }).swiper.realIndex);
  await expect.poll(readIndex).toBeGreaterThanOrEqual(2);
});

test('external links open a new window and say so', async ({ page }) => {
  await openWhole(page, '/');
  const outside = page.locator('main a[target=_blank]');
  expect(await outside.count()).toBeGreaterThan(6);
  for (const link of await outside.all()) {
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAccessibleName(/새 창/);
  }
});

test('a popup dismissed for today stays hidden on this day', async ({ page }) => {
  await page.goto('/');
  const popups = page.locator('[data-popup]');
  await expect(popups.first()).toBeVisible();
  const before = await popups.count();
  await popups.last().getByRole('button', { name: /오늘/ }).click();
  await expect(popups).toHaveCount(before - 1);
  await page.reload();
  await expect(popups.first()).toBeVisible();
  await expect(popups).toHaveCount(before - 1);
});

for (const width of [...widths, 320]) {
  test(`nothing is wider than the window at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    for (const path of ['/', '/guide', '/consult', '/matching', '/matching/faqs', '/magazine']) {
      await page.goto(path);
      await waitUntilReady(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(width);
    }
  });
}
