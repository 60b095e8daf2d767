import { callConsole, createDraft, createPicture } from './console-support';
import { enterConsole, expect, signInByApi, test } from './support';

test.use({ viewport: { width: 1440, height: 900 } });

interface Stored {
  banner: { _id: string; version: number; name: string; images: { image: { name: string }; alt: { ko: string } }[] };
}

test('a picture is cropped with the keyboard, and text typed meanwhile stays', async ({ page }) => {
  await signInByApi(page, 'admin');
  const id = await createDraft(page, '사진이 없는 글');
  await page.goto(`/console/boards/${id}`);
  await page.locator('input[name="subject.ko"]').fill('사진이 있는 글');
  const thumb = page.getByRole('group', { name: '대표 사진' });
  await thumb.locator('input[type=file]').setInputFiles(await createPicture(page, 'teal', 1200, 400));
  const zoom = page.getByRole('dialog').getByRole('slider');
  await zoom.focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press('ArrowRight');
  await page.getByRole('button', { name: '이 영역 사용' }).click();
  await expect(thumb.getByRole('img')).toBeVisible();
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText('저장했습니다')).toBeVisible();

  type Cut = { board: { subject: { ko: string }; thumb: { width: number; height: number } } };
  const { board: now } = await callConsole<Cut>(page, 'GET', `/boards/${id}`);
  expect(now.subject.ko).toBe('사진이 있는 글');
  expect(now.thumb.width / now.thumb.height).toBeCloseTo(4 / 3, 1);
  await callConsole(page, 'DELETE', `/boards/${id}`);
});

test('a WebP picture is cropped in a browser that writes PNG instead', async ({ page }) => {
  await signInByApi(page, 'admin');
  const id = await createDraft(page, '웹피 사진');
  const picture = await createPicture(page, 'indigo', 800, 600, 'webp');
  await page.addInitScript(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = function (done, type, quality) {
      toBlob.call(this, done, type === 'image/webp' ? 'image/png' : type, quality);
    };
  });
  await page.goto(`/console/boards/${id}`);
  const thumb = page.getByRole('group', { name: '대표 사진' });
  await thumb.locator('input[type=file]').setInputFiles(picture);
  const upload = page.waitForRequest((request) => request.method() === 'POST' && /\/files/.test(request.url()));
  await page.getByRole('button', { name: '이 영역 사용' }).click();
  const request = await upload;
  expect((await request.response())?.status()).toBe(201);
  expect(request.postDataBuffer()?.toString('latin1')).toMatch(/filename="indigo\.png"\s+Content-Type: image\/png/i);
  await expect(thumb.getByRole('img')).toBeVisible();
  await callConsole(page, 'DELETE', `/boards/${id}`);
});

test('banner pictures are added, reordered, replaced and removed', async ({ page }) => {
  await enterConsole(page);
  const { banner } = await callConsole<Stored>(page, 'POST', '/banners', {
    code: `journey-${Date.now()}`,
    name: '여정',
    autoplayMs: 5000,
    device: 'both',
  });
  const stored = async () => {
    const { banner: now } = await callConsole<Stored>(page, 'GET', `/banners/${banner._id}`);
    return now.images.map(({ image, alt }) => `${image.name.replace(/\.\w+$/, '')}: ${alt.ko}`);
  };
  const save = async () => {
    await page.getByRole('button', { name: '저장', exact: true }).click();
    await expect(page.getByText('저장했습니다').last()).toBeVisible();
  };
  await page.goto(`/console/banners/${banner._id}`);
  const places = page.locator('ol > li').filter({ has: page.getByRole('group', { name: /번째 사진$/ }) });
  const alts = page.locator('input[name$="alt.ko"]');
  // A picture removed while the browser loads it would be answered with 404.
  const shown = () =>
    expect
      .poll(() => places.locator('img').evaluateAll((all) => all.every((one) => (one as HTMLImageElement).complete)))
      .toBe(true);
  for (const [place, colour] of ['crimson', 'navy'].entries()) {
    await page
      .getByRole('group', { name: '사진 추가' })
      .locator('input[type=file]')
      .setInputFiles(await createPicture(page, colour));
    await expect(places).toHaveCount(place + 1);
    await alts.nth(place).fill(`${place + 1}번`);
  }
  await save();
  await expect.poll(stored).toEqual(['crimson: 1번', 'navy: 2번']);

  await places.nth(1).getByRole('button', { name: /위로$/ }).click();
  await expect(alts.first()).toHaveValue('2번');
  await save();
  await expect.poll(stored).toEqual(['navy: 2번', 'crimson: 1번']);
  await shown();

  await places
    .first()
    .locator('input[type=file]')
    .setInputFiles(await createPicture(page, 'olive'));
  await expect.poll(stored).toEqual(['olive: 2번', 'crimson: 1번']);
  await shown();
  await places.first().getByRole('button', { name: '사진 빼기' }).click();
  await expect(places).toHaveCount(1);
  await expect.poll(stored).toEqual(['crimson: 1번']);
  await callConsole(page, 'DELETE', `/banners/${banner._id}`);
});

test('a change by somebody else during an upload is still detected', async ({ page, complaints }) => {
  await signInByApi(page, 'admin');
  const { banner } = await callConsole<Stored>(page, 'POST', '/banners', {
    code: `meanwhile-${Date.now()}`,
    name: '처음 이름',
    autoplayMs: 5000,
    device: 'both',
  });
  await page.goto(`/console/banners/${banner._id}`);
  await expect(page.locator('input[name=name]')).toHaveValue('처음 이름');
  await callConsole(page, 'PUT', `/banners/${banner._id}`, { version: banner.version, name: '남이 바꾼 이름' });
  await page
    .getByRole('group', { name: '사진 추가' })
    .locator('input[type=file]')
    .setInputFiles(await createPicture(page, 'purple'));
  await expect(page.getByRole('group', { name: '1번째 사진' })).toBeVisible();
  await page.locator('input[name=autoplayMs]').fill('7000');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByRole('dialog')).toContainText('남이 바꾼 이름');
  await callConsole(page, 'DELETE', `/banners/${banner._id}`);
  complaints.length = 0;
});
