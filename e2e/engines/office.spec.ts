import { callConsole, createPicture } from '../console-support';
import { approveAll, findCompanies, joinAsSeller, type Member, offerTimes, startFair } from '../matching-support';
import { signInByApi } from '../support';
import { test, visit, waitForAddress, widths } from './journey';

for (const width of widths) {
  test(`a seller asks for a meeting and the buyer accepts it, at ${width} px`, async ({ tab, office, resize }) => {
    const title = `겨울 상담회 ${Date.now()}`;
    const fair = await startFair(office, title);
    const [seller] = (await findCompanies(office, 'SELLER', 1)) as [Member];
    const [buyer] = (await findCompanies(office, 'BUYER', 1)) as [Member];
    await signInByApi(tab, buyer.username);
    await offerTimes(
      tab,
      fair,
      fair.slots.slice(0, 2).map(({ start }) => start),
    );
    await signInByApi(tab, seller.username);
    await joinAsSeller(tab, fair);
    await approveAll(office, fair);

    const dialog = tab.getByRole('dialog').last();
    await resize(width);
    await visit(tab, `/matching/fairs/${fair._id}?tab=buyers`);
    // What only a participant sees has come, so the list below it rests.
    await tab.getByText('참가가 승인되었습니다').waitFor();
    await tab.getByRole('button', { name: buyer.company, exact: true }).first().click();
    await dialog.getByRole('button', { name: '상담 요청하기' }).click();
    await dialog.locator('[data-slot]').first().click();
    await dialog.getByRole('button', { name: '상담 요청 보내기' }).click();
    await dialog.getByText('상담을 요청했습니다').waitFor();

    await signInByApi(tab, buyer.username);
    await visit(tab, '/matching/schedule?view=requests');
    const request = tab.getByRole('article').filter({ hasText: title }).filter({ hasText: seller.company });
    await request.getByRole('button', { name: '수락', exact: true }).click();
    await dialog.getByRole('button', { name: '수락', exact: true }).click();
    await dialog.getByText('수락했습니다').waitFor();
  });

  test(`an article is written with a picture and published, at ${width} px`, async ({ tab, office, resize }) => {
    const subject = `하자의 시계 ${Date.now()}`;
    await signInByApi(tab, 'admin');
    await resize(width);
    await visit(tab, '/console/boards/create');
    await tab.locator('input[name="subject.ko"]').fill(subject);
    await tab.locator('.ProseMirror').first().fill('하자는 때를 놓치면 다툴 수 없습니다.');
    const thumb = tab.getByRole('group', { name: '대표 사진' });
    await thumb.locator('input[type=file]').setInputFiles(await createPicture(office, 'teal'));
    await tab.getByRole('button', { name: '이 영역 사용' }).click();
    await thumb.getByRole('img').waitFor();
    await tab.getByRole('combobox', { name: /상태/ }).click();
    await tab.getByRole('option', { name: '공개', exact: true }).click();
    await tab.getByRole('button', { name: '저장', exact: true }).click();
    await waitForAddress(tab, /^\/console\/boards\/[0-9A-Z]{26}$/);
    const id = new URL(await tab.url()).pathname.split('/').at(-1);
    const { board } = await callConsole<{ board: { slug: string | null } }>(office, 'GET', `/boards/${id}`);
    await visit(tab, `/magazine/${board.slug ?? id}`);
    await tab.getByRole('heading', { level: 1, name: subject }).waitFor();
    await tab.getByText('하자는 때를 놓치면 다툴 수 없습니다.').first().waitFor();
    await callConsole(office, 'DELETE', `/boards/${id}`);
  });
}
