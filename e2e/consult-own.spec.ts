import type { Page } from '@playwright/test';
import { expectClear } from './clear-view';
import { createPhone, sendRequest } from './consult-support';
import { getButton, getTextbox } from './fields';
import { expect, setClockBack, signInByApi, test, waitUntilHydrated } from './support';

const phoneView = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** Finds the own requests as a guest, with the keyboard. */
const findRequests = async (page: Page, phone: string) => {
  await getTextbox(page, /^휴대전화/).fill(phone);
  await getTextbox(page, /^비밀번호/).fill('문간-1234');
  await page.keyboard.press('Enter');
};

for (const [name, viewport] of Object.entries({ phone: phoneView, desk }))
  test(`on a ${name}, the keyboard stays where a guest finds, changes, and searches for requests`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const phone = createPhone();
    await sendRequest(page, { phone });
    await page.goto('/consult/mine');
    await waitUntilHydrated(page);
    await findRequests(page, phone);
    await expect(page.getByRole('article')).toBeFocused();

    const edit = getButton(page, '고치기');
    await edit.press('Enter');
    await expect(getTextbox(page, /^이름/)).toBeFocused();
    await expectClear(getTextbox(page, /^이름/));
    await getButton(page, '그만두기').press('Enter');
    await expect(edit).toBeFocused();
    await edit.press('Enter');
    await getTextbox(page, /^무슨 일이/).fill('고쳐 적은 일입니다.');
    await getButton(page, '저장').press('Enter');
    const saved = page.getByText('고친 내용을 저장했습니다.');
    await expect(saved).toBeFocused();

    // What was saved before is not said of a change that was given up.
    await edit.press('Enter');
    await getButton(page, '그만두기').press('Enter');
    await expect(edit).toBeFocused();
    await expect(saved).toHaveCount(0);
    await getButton(page, '신청 거두기').press('Enter');
    await expect(getButton(page, '네, 거둡니다')).toBeFocused();
    await getButton(page, '그만두기').press('Enter');
    await expect(edit).toBeFocused();

    await getButton(page, '다른 번호로 찾기').press('Enter');
    await expect(getTextbox(page, /^휴대전화/)).toBeFocused();
    await expectClear(getTextbox(page, /^휴대전화/));
  });

test('a guest wishes for a day at any time; the number that finds the request says why it stays', async ({ page }) => {
  await setClockBack(page);
  await page.setViewportSize(phoneView);
  await page.goto('/consult');
  await waitUntilHydrated(page);
  const phone = createPhone();
  await getTextbox(page, /^이름/).fill('아무 때나 손님');
  await getTextbox(page, /^휴대전화/).fill(phone);
  // A time without a day would be lost.
  await expect(page.getByLabel(/^바라는 시간/)).toBeDisabled();
  await page.getByLabel(/^바라는 날짜/).fill('2031-01-08');
  await expect(page.getByLabel(/^바라는 시간/)).toBeEnabled();
  await getTextbox(page, /^비밀번호/).fill('문간-1234');
  await page.getByRole('checkbox').first().check();
  await getButton(page, '상담 신청하기').click();
  await expect(page.getByRole('heading', { name: '상담 신청이 접수되었습니다' })).toBeVisible();
  await page.goto('/consult/mine');
  await waitUntilHydrated(page);
  await findRequests(page, phone);
  await expect(page.getByRole('article')).toContainText('2031년 1월 8일 (수) 아무 때나');

  await getButton(page, '고치기').click();
  await expect(page.getByLabel(/^바라는 시간/)).toHaveValue('');
  await expect(getTextbox(page, /^휴대전화/)).not.toBeEditable();
  await expect(getTextbox(page, /^휴대전화/)).toHaveAccessibleDescription(/여기서는 바꿀 수 없습니다/);
});

test('a member changes the phone number of a request', async ({ page }) => {
  await signInByApi(page, 'buyer');
  await setClockBack(page);
  await page.goto('/consult');
  await waitUntilHydrated(page);
  await expect(getTextbox(page, /^휴대전화/)).not.toHaveValue('');
  const matter = `번호를 고칠 일 ${createPhone()}`;
  await getTextbox(page, /^무슨 일이/).fill(matter);
  await page.getByRole('checkbox').first().check();
  await getButton(page, '상담 신청하기').click();
  await expect(page.getByRole('heading', { name: '상담 신청이 접수되었습니다' })).toBeVisible();
  await page.goto('/my/consultations');
  const request = page.getByRole('article').filter({ hasText: matter });
  await getButton(request, '고치기').click();
  const phone = createPhone();
  await getTextbox(page, /^휴대전화/).fill(phone);
  await getButton(page, '저장').click();
  await expect(page.getByText('고친 내용을 저장했습니다.')).toBeFocused();
  await getButton(request, '고치기').click();
  await expect(getTextbox(page, /^휴대전화/)).toHaveValue(phone);
});
