import type { Page } from '@playwright/test';
import { expectClear } from './clear-view';
import { callConsole, createDraft, createPicture } from './console-support';
import { enterConsole, expect, signInByApi, test } from './support';

test.use({ viewport: { width: 1440, height: 900 } });

interface Stored {
  banner: { _id: string; version: number; name: string; images: { image: { name: string }; alt: { ko: string } }[] };
}

/** Waits until the page of the record that was created is shown in place of its empty form. */
const waitForStored = async (page: Page, resource: string) => {
  await expect(page).toHaveURL(new RegExp(`/console/${resource}/[0-9A-Z]{26}$`));
  await expect(page.getByRole('button', { name: '변경 이력' })).toBeVisible();
};

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
  const upload = page.waitForRequest((request) => request.method() !== 'GET' && request.url().includes('/thumb'));
  await page.getByRole('button', { name: '이 영역 사용' }).click();
  // A picture whose type is not that of its bytes is refused.
  expect((await (await upload).response())?.ok()).toBe(true);
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

  const picture = places.first().locator('img');
  const former = (await picture.getAttribute('src')) ?? '';
  await places
    .first()
    .locator('input[type=file]')
    .setInputFiles(await createPicture(page, 'olive'));
  await expect.poll(stored).toEqual(['olive: 2번', 'crimson: 1번']);
  await expect(picture).not.toHaveAttribute('src', former);
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
  await expect(page.getByText('저장했습니다')).toBeVisible();
  // Both changes hold, because they are of different fields.
  await expect(page.locator('input[name=name]')).toHaveValue('남이 바꾼 이름');
  const { banner: now } = await callConsole<{ banner: object }>(page, 'GET', `/banners/${banner._id}`);
  expect(now).toMatchObject({ name: '남이 바꾼 이름', autoplayMs: 7000, images: [{}] });
  await callConsole(page, 'DELETE', `/banners/${banner._id}`);
  complaints.length = 0;
});

test('a magazine post is scheduled with its picture at the first save, and what is typed stays when the picture is missing', async ({
  page,
  complaints,
}) => {
  await signInByApi(page, 'admin');
  await page.goto('/console/boards/create');
  await page.locator('input[name="subject.ko"]').fill('예약한 글');
  await page.locator('.ProseMirror').fill('다음 달에 공개합니다');
  await page.getByRole('combobox', { name: /상태/ }).click();
  await page.getByRole('option', { name: '예약', exact: true }).click();
  await page.getByLabel(/공개 시각/).fill('2030-01-02T10:00');
  const save = page.getByRole('button', { name: '저장', exact: true });
  await save.click();
  const thumb = page.getByRole('group', { name: '대표 사진' });
  await expect(thumb).toHaveAccessibleDescription('필수 입력 항목입니다.');
  await expect(thumb.getByRole('button', { name: '사진 선택' })).toBeFocused();
  await expectClear(thumb.getByRole('button', { name: '사진 선택' }));
  await expect(page.locator('input[name="subject.ko"]')).toHaveValue('예약한 글');

  await thumb.locator('input[type=file]').setInputFiles(await createPicture(page, 'teal'));
  await page.getByRole('button', { name: '이 영역 사용' }).click();
  await expect(thumb.getByRole('img')).toBeVisible();
  await save.click();
  await waitForStored(page, 'boards');
  const id = page.url().split('/').at(-1);
  type Post = { board: { status: string; content: { ko: string }; thumb: { name: string } | null } };
  const { board } = await callConsole<Post>(page, 'GET', `/boards/${id}`);
  expect(board).toMatchObject({ status: 'SCHEDULED', thumb: { name: expect.stringMatching(/^teal\./) } });
  expect(board.content.ko).toContain('다음 달에 공개합니다');
  await callConsole(page, 'DELETE', `/boards/${id}`);
  complaints.length = 0;
});

test('a new banner is saved with its pictures; texts that are refused wait on its page', async ({
  page,
  complaints,
}) => {
  await signInByApi(page, 'admin');
  await page.goto('/console/banners/create');
  await page.locator('input[name=code]').fill(`first-${Date.now()}`);
  await page.locator('input[name=name]').fill('처음부터 사진');
  const alts = page.locator('input[name$="alt.ko"]');
  for (const [place, colour] of ['crimson', 'navy'].entries()) {
    await page
      .getByRole('group', { name: '사진 추가' })
      .locator('input[type=file]')
      .setInputFiles(await createPicture(page, colour));
    await alts.nth(place).fill(`${place + 1}번`);
  }
  await page.locator('input[name="images.1.link"]').fill('javascript:alert(1)');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText(/올리지 못한 것이 있습니다.*사진 설명/)).toBeVisible();
  await waitForStored(page, 'banners');
  const id = page.url().split('/').at(-1);
  await expect(alts.nth(1)).toHaveValue('2번');
  await page.locator('input[name="images.1.link"]').fill('/magazine');
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect
    .poll(async () => {
      const { banner } = await callConsole<Stored>(page, 'GET', `/banners/${id}`);
      return banner.images.map(({ image, alt }) => `${image.name.replace(/\.\w+$/, '')}: ${alt.ko}`);
    })
    .toEqual(['crimson: 1번', 'navy: 2번']);
  await callConsole(page, 'DELETE', `/banners/${id}`);
  complaints.length = 0;
});

test('a new banner is saved once when the connection is lost before its picture is sent', async ({
  page,
  complaints,
}) => {
  await signInByApi(page, 'admin');
  const name = `끊긴 배너 ${Date.now()}`;
  await page.goto('/console/banners/create');
  await page.locator('input[name=code]').fill(`lost-${Date.now()}`);
  await page.locator('input[name=name]').fill(name);
  const group = page.getByRole('group', { name: '사진 추가' });
  await group.locator('input[type=file]').setInputFiles(await createPicture(page, 'crimson'));
  await page.locator('input[name="images.0.alt.ko"]').fill('붉은 사진');
  const ofRecord = ({ pathname }: URL) => /^\/api\/console\/banners\/\w{26}/.test(pathname);
  await page.route(ofRecord, (route) => route.abort());
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await expect(page.getByText(/올리지 못한 것이 있습니다/)).toBeVisible();
  await expect(page).toHaveURL(/\/console\/banners\/[0-9A-Z]{26}$/);
  await page.unroute(ofRecord);
  const { banners } = await callConsole<{ banners: { _id: string; name: string }[] }>(
    page,
    'GET',
    '/banners?limit=100',
  );
  const saved = banners.filter((banner) => banner.name === name);
  expect(saved).toHaveLength(1);
  for (const { _id } of saved) await callConsole(page, 'DELETE', `/banners/${_id}`);
  complaints.length = 0;
});

test('a picture of another tab is stored with a new product', async ({ page }) => {
  await signInByApi(page, 'admin');
  await page.goto('/console/shop/products/create');
  await page.locator('input[name="name.ko"]').fill('사진이 있는 새 상품');
  await page.locator('input[name=code]').fill(`NEW-${Date.now()}`);
  await page.getByRole('combobox', { name: /카테고리/ }).click();
  await page.getByRole('option').nth(1).click();
  await page.getByRole('tab', { name: '가격과 재고' }).click();
  await page.locator('input[name=price]').fill('12000');
  await page.getByRole('tab', { name: '사진' }).click();
  const pictures = [await createPicture(page, 'olive'), await createPicture(page, 'teal')];
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('tabpanel').getByRole('button', { name: '파일 추가' }).click();
  await (await chooser).setFiles(pictures);
  await expect(page.getByRole('tabpanel').locator('img')).toHaveCount(2);
  await page.getByRole('tab', { name: '기본' }).click();
  await page.getByRole('button', { name: '저장', exact: true }).click();
  await waitForStored(page, 'shop/products');
  const id = page.url().split('/').at(-1);
  type Product = { shopProduct: { images: { name: string }[] } };
  const { shopProduct } = await callConsole<Product>(page, 'GET', `/shop/products/${id}`);
  expect(shopProduct.images.map(({ name }) => name.replace(/\.\w+$/, ''))).toEqual(['olive', 'teal']);
  await callConsole(page, 'DELETE', `/shop/products/${id}`);
});
