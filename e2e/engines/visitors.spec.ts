import type { Page } from '@playwright/test';
import { callConsole, minutesFromNow } from '../console-support';
import { createPhone } from '../consult-support';
import { product } from '../hosts';
import { startConnection } from './connection';
import { expect, getHeader, test, visit, waitForAddress, widths } from './journey';

/** Lets visitors add files to a consultation, or not, as in the console's setting. */
const setConsultFiles = async (office: Page, consultFiles: boolean) => {
  type Answer = { setting: object; version: number };
  const { setting, version } = await callConsole<Answer>(office, 'GET', '/setting');
  await callConsole(office, 'PUT', '/setting', { setting: { ...setting, consultFiles }, version });
};

for (const width of widths) {
  test(`a visitor changes theme and language, and both stay, at ${width} px`, async ({ tab, resize }) => {
    await resize(width);
    await visit(tab, '/guide');
    const header = await getHeader(tab, width);
    await header.getByRole('button', { name: '어두운 화면으로 바꾸기' }).click();
    await tab.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
    await header.getByRole('link', { name: 'English' }).click();
    await tab.locator('html[lang=en]').waitFor({ state: 'attached' });
    await tab.reload();
    await tab.locator('html[data-theme=dark][lang=en][data-alive=true]').waitFor({ state: 'attached' });
  });

  test(`a visitor searches for a work, at ${width} px`, async ({ tab, resize }) => {
    await resize(width);
    await visit(tab, '/guide');
    const field = (await getHeader(tab, width)).getByRole('combobox');
    await field.fill('달항아리');
    await field.press('Enter');
    await waitForAddress(tab, /^\/auction-search\/./);
    await tab
      .getByRole('heading', { name: /달항아리/ })
      .first()
      .waitFor();
    await tab.getByRole('article').filter({ hasText: '달항아리' }).first().waitFor();
  });

  test.describe('where files may be added', () => {
    test.beforeEach(({ office }) => setConsultFiles(office, true));
    test.afterEach(({ office }) => setConsultFiles(office, false));

    test(`a visitor requests a consultation with a file and finds it again, at ${width} px`, async ({
      tab,
      office,
      resize,
    }) => {
      const phone = createPhone();
      const file = { name: '사건 경위.txt', mimeType: 'text/plain', buffer: Buffer.from('윗집에서 물이 샙니다.') };
      await resize(width);
      await tab.goto('/robots.txt');
      // As if the form had been begun a minute ago: one that is filled in within three seconds is a robot's.
      await tab.evaluate((at) => sessionStorage.setItem('portico.consult.start', at), minutesFromNow(-1));
      await visit(tab, '/consult');
      await tab.getByLabel(/^이름/).fill('문지기');
      await tab.getByLabel(/^휴대전화/).fill(phone);
      await tab.getByLabel(/^무슨 일이 있으신가요/).fill('윗집에서 물이 샙니다.');
      await tab.locator('main input[type=file]').setInputFiles(file);
      await tab.getByText(file.name).waitFor();
      await tab.locator('main input[type=password]').fill('문간-1234');
      await tab.getByRole('checkbox').first().click();
      await tab.getByRole('button', { name: '상담 신청하기' }).click();
      await tab.getByRole('heading', { name: '상담 신청이 접수되었습니다' }).waitFor();
      await expect
        .poll(async () => {
          type Forms = { forms: { content: string; files: { name: string }[] }[] };
          const { forms } = await callConsole<Forms>(office, 'GET', `/forms?q=${phone}`);
          return forms[0]?.files.map(({ name }) => name);
        })
        .toEqual([file.name]);

      await tab.getByRole('link', { name: '내 상담 내역', exact: true }).click();
      await tab.getByLabel(/^휴대전화/).fill(phone);
      await tab.locator('main input[type=password]').fill('문간-1234');
      await tab.getByRole('button', { name: '내역 찾기' }).click();
      await tab.getByRole('article').filter({ hasText: file.name }).waitFor();
    });
  });

  test(`a reader who loses the connection is told so, and the page opens by itself later, at ${width} px`, async ({
    tab,
    resize,
  }) => {
    const connection = await startConnection(product);
    await resize(width);
    await visit(tab, `${connection.url}/guide`);
    const header = await getHeader(tab, width);
    await connection.cut();
    await header.getByRole('link', { name: '비즈니스 매칭' }).click();
    const notice = tab.locator('[role=alert][data-remote=remote-matching]');
    await notice.waitFor();
    await connection.restore();
    await notice.waitFor({ state: 'hidden' });
    await tab.locator('[data-remote-area=remote-matching]').getByRole('heading', { level: 1 }).waitFor();
    await tab.goto('/robots.txt');
    await connection.cut();
  });
}
