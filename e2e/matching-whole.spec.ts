import type { BrowserContextOptions, Page } from '@playwright/test';
import { callConsole } from './console-support';
import { moveMeetingToPast } from './database';
import { createBusinessNumber, getButton, getCheckbox, getCombobox, getTextbox } from './fields';
import { type InputMethod, keyboard, touch } from './input-methods';
import { parseInvitation, waitForMail } from './mailbox';
import { getDialog, openPage, phone, startFair } from './matching-support';
import { enterConsole, expect, signInByApi, test, waitUntilHydrated } from './support';

const passphrase = 'Meet-at-table-7';

const visit = async (page: Page, path: string) => {
  await page.goto(path);
  await waitUntilHydrated(page);
};

const inputMethods: { name: string; input: InputMethod; options: BrowserContextOptions }[] = [
  { name: 'by touch', input: touch, options: { ...phone, hasTouch: true } },
  { name: 'by keyboard', input: keyboard, options: phone },
];

for (const { name, input, options } of inputMethods)
  test.describe(`two companies meet ${name}`, () => {
    test.describe.configure({ mode: 'serial' });

    const method = name.replaceAll(' ', '');
    /** Each input method has its own companies, with this suffix in every name that is searched for. */
    const stamp = `${method}${Date.now().toString(36)}`;
    const buyer = {
      email: `buyer-${stamp}@example.com`,
      username: `b${stamp}`,
      company: `한가람유통 ${stamp}`,
    };
    const seller = {
      email: `seller-${stamp}@example.com`,
      company: `도란공방 ${stamp}`,
      contact: `도란희 ${stamp}`,
    };
    const fair = { title: `겨울 상담회 ${stamp}`, id: '' };
    let pages: Record<'buyer' | 'seller' | 'organiser', Page>;
    /** The entry of the agreed meeting in both calendars. */
    let meeting = { uid: '', sequence: -1 };

    test.beforeAll(async ({ browser }) => {
      pages = {
        buyer: await openPage(browser, options),
        seller: await openPage(browser, options),
        organiser: await openPage(browser, { locale: 'ko-KR', viewport: { width: 1440, height: 900 } }),
      };
      await enterConsole(pages.organiser);
      fair.id = (await startFair(pages.organiser, fair.title, { type: 'OFFLINE', daysAhead: 5 }))._id;
    });
    test.afterAll(async () => {
      for (const page of Object.values(pages ?? {})) await page.context().close();
    });

    /** Opens the only record that a search has found. */
    const openOnly = async (page: Page, text: string) => {
      const rows = page.locator('tbody tr');
      await expect(rows).toHaveCount(1);
      await expect(page).toHaveURL(/filter=/);
      await rows.filter({ hasText: text }).getByRole('link').first().click();
    };

    const signIn = async (page: Page, username: string) => {
      await input.write(getTextbox(page, /^아이디/), username);
      await input.write(getTextbox(page, /^비밀번호/), passphrase);
      await input.press(page.locator('main').getByRole('button', { name: '로그인', exact: true }));
    };

    const describeCompany = async (page: Page, name: string, ceo: string) => {
      await input.write(getTextbox(page, /^기업명/), name);
      await input.write(getTextbox(page, /^대표자명/), ceo);
      await input.write(getTextbox(page, /^사업자등록번호/), createBusinessNumber());
      await input.choose(getCombobox(page, /^업종/), '식품·음료');
      await input.write(getTextbox(page, /^우편번호/), '04524');
      await input.write(getTextbox(page, /^도로명 주소/), '서울특별시 중구 세종대로 110');
    };

    test('a buyer joins with a code from a mail and is approved', async () => {
      const { buyer: page, organiser } = pages;
      await visit(page, '/matching/join');
      await input.press(page.getByRole('link', { name: '바이어로 가입' }));
      await input.write(getTextbox(page, /^담당자 이름/), '한가람');
      await input.write(getTextbox(page, /^이메일/), buyer.email);
      await input.write(getTextbox(page, /^휴대전화/), '01023456789');
      await input.press(getButton(page, '인증번호 받기'));
      const code = /\b(\d{6})\b/.exec((await waitForMail(buyer.email, /인증/)).text ?? '')?.[1] ?? '';
      await input.write(getTextbox(page, /^인증번호/), code);
      await input.press(getButton(page, '확인'));
      await expect(page.getByText('인증되었습니다')).toBeVisible();
      await input.write(getTextbox(page, /^아이디/), buyer.username);
      await input.write(getTextbox(page, /^비밀번호/), passphrase);
      await describeCompany(page, buyer.company, '한대표');
      await input.press(page.getByRole('checkbox', { name: '오프라인' }));
      await input.choose(getCombobox(page.getByRole('group', { name: '활동 지역 1' }), /^시·도/), '서울특별시');
      await input.press(getCheckbox(page, /^모두 동의합니다/));
      await input.press(getButton(page, '가입하기'));
      await expect(page.getByRole('heading', { name: new RegExp(`${buyer.username}님`) })).toBeVisible();
      const paper = { name: '사업자등록증.pdf', mimeType: 'application/pdf', buffer: pdf };
      await page.getByLabel('사업자등록증').setInputFiles(paper);
      await expect(page.getByText('사업자등록증.pdf')).toBeVisible();
      await waitForMail(buyer.email, /바이어 신청을 접수했습니다/);

      await organiser.goto('/console/users');
      await organiser.getByRole('tab', { name: /승인 대기/ }).click();
      await organiser.getByRole('textbox', { name: '검색' }).fill(buyer.username);
      await openOnly(organiser, buyer.company);
      await getButton(organiser, '승인').click();
      await getButton(getDialog(organiser), '승인').click();
      await expect(organiser.getByText('승인했습니다.')).toBeVisible();
      await waitForMail(buyer.email, /바이어로 승인되었습니다/);
      await input.press(page.getByRole('link', { name: '계속하기' }));
      await expect(page).toHaveURL(/\/matching\/me$/);
      // The new right comes with the next sign-in.
      await visit(page, '/matching/login');
      await input.press(page.locator('main').getByRole('button', { name: '로그아웃' }));
      await signIn(page, buyer.username);
      await expect(page).toHaveURL(/\/matching(\/me)?$/);
    });

    test('a seller enters the award and gets an account by mail', async () => {
      const { seller: page, organiser } = pages;
      await visit(page, '/matching/join?as=award');
      await input.write(getTextbox(page, /^담당자 이름/), seller.contact);
      const shownAt = await page.evaluate(() => performance.now());
      await input.write(getTextbox(page, /^이메일/), seller.email);
      await input.write(getTextbox(page, /^휴대전화/), '01034567890');
      await describeCompany(page, seller.company, '도대표');
      await input.choose(getCombobox(page, /^어워드/), '서울어워드');
      await input.write(getTextbox(page, /^참가 연도/), '2026');
      await input.write(getTextbox(page, /^출품 제품/), '도란 찻잔');
      await input.write(getTextbox(page, /^신청 조회용 비밀번호/), 'look-up-9');
      await input.press(getCheckbox(page, /^모두 동의합니다/));
      // A form submitted within three seconds is treated as spam.
      await page.waitForFunction((since) => performance.now() - since > 3000, shownAt);
      await input.press(getButton(page, '신청하기'));
      await expect(page.getByText('신청이 접수되었습니다')).toBeVisible();

      await organiser.goto('/console/forms');
      await organiser.getByRole('textbox', { name: '검색' }).fill(seller.contact);
      await openOnly(organiser, '어워드 신청');
      await getButton(organiser, '승인하고 셀러 계정 만들기').click();
      await getButton(getDialog(organiser), '승인하고 셀러 계정 만들기').click();
      await expect(organiser.getByText('셀러 계정을 만들고 안내 메일을 보냈습니다.')).toBeVisible();

      const letter = await waitForMail(seller.email, /판매기업 계정을 안내해 드립니다/);
      const link = /https?:\/\/[^\s/]+(\/matching\/recovery#\S+)/.exec(letter.text ?? '')?.[1] ?? '';
      const username = /아이디는 (\S+)입니다/.exec(letter.text ?? '')?.[1] ?? '';
      await visit(page, link);
      await input.write(getTextbox(page, /^새 비밀번호/), passphrase);
      await input.press(getButton(page, '비밀번호 정하기'));
      await input.press(page.locator('main').getByRole('link', { name: '로그인으로' }).last());
      await signIn(page, username);
      await expect(page).toHaveURL(/\/matching(\/me)?$/);
    });

    test('both apply to the fair, and the organiser approves them', async () => {
      const { buyer: b, seller: s, organiser } = pages;
      await visit(s, `/matching/fairs/${fair.id}/apply`);
      await input.press(getButton(s, '신청하기'));
      await expect(s.getByText('심사 중')).toBeInViewport();

      await visit(b, `/matching/fairs/${fair.id}/apply`);
      await input.press(getButton(b, '시간 고르기'));
      const cells = getDialog(b).getByRole('button', { name: /비어 있음/ });
      for (const at of [0, 2, 4, 6]) await input.press(getDialog(b).locator('[data-slot]').nth(at));
      await expect(cells.first()).toBeVisible();
      await input.press(getButton(getDialog(b), '이 시간으로 정하기'));
      await expect(b.getByText('4개 시간을 골랐습니다.')).toBeVisible();
      await input.press(getButton(b, '신청하기'));
      await expect(b.getByText('심사 중')).toBeInViewport();

      for (const [side, company] of [
        ['sellers', seller.company],
        ['buyers', buyer.company],
      ] as const) {
        await organiser.goto(`/console/fairs/${fair.id}/${side}`);
        const row = organiser.getByRole('listitem').filter({ hasText: company });
        await row.getByRole('button', { name: '승인', exact: true }).click();
        await expect(row.getByText('승인', { exact: true }).first()).toBeVisible();
      }
      // The open page shows the decision without a reload.
      await expect(s.getByText('참가 승인').first()).toBeVisible();
      await expect(b.getByText('참가 승인').first()).toBeVisible();
      await waitForMail(seller.email, /참가가 승인되었습니다/);
      await waitForMail(buyer.email, /참가가 승인되었습니다/);
    });

    test('the seller requests a meeting; the buyer accepts, the organiser sees it, and both calendars contain it', async () => {
      const { buyer: b, seller: s, organiser } = pages;
      await organiser.goto(`/console/fairs/${fair.id}/board`);
      await expect(organiser.getByRole('table')).toBeVisible();
      await visit(b, '/matching/schedule?view=requests');

      await input.press(s.getByRole('link', { name: '상대 기업 찾기' }));
      await input.press(getButton(s, buyer.company).first());
      await input.press(getButton(getDialog(s), '상담 요청하기'));
      const free = getDialog(s).locator('[data-slot]');
      await input.press(free.nth(0));
      await input.press(free.nth(1));
      await input.write(getDialog(s).getByRole('textbox').first(), '찻잔을 보여 드리고 싶습니다.');
      await input.press(getButton(getDialog(s), '상담 요청 보내기'));
      await expect(getDialog(s).getByText('상담을 요청했습니다')).toBeVisible();
      await waitForMail(buyer.email, new RegExp(`${seller.company}의 상담 요청`));

      await input.press(getButton(b.getByRole('article').filter({ hasText: seller.company }), '수락'));
      await expect(getDialog(b)).toContainText('수락하시겠습니까?');
      await input.press(getDialog(b).getByRole('radio').first());
      await input.press(getButton(getDialog(b), '수락'));
      await expect(getDialog(b).getByText('수락했습니다')).toBeVisible();
      await input.press(getButton(getDialog(b), '닫기').last());
      await expect(organiser.getByRole('table').getByRole('button', { name: /×/ })).toHaveCount(1);

      const [mine, theirs] = [
        parseInvitation(
          await waitForMail(buyer.email, new RegExp(`${seller.company}[와과()]+의 상담이 확정되었습니다`)),
        ),
        parseInvitation(
          await waitForMail(seller.email, new RegExp(`${buyer.company}[와과()]+의 상담이 확정되었습니다`)),
        ),
      ];
      expect(mine).toMatchObject({
        method: 'REQUEST',
        uid: theirs.uid,
        sequence: theirs.sequence,
        start: theirs.start,
      });
      expect(mine.summary).toContain(seller.company);
      expect(mine.written).toMatch(/DTSTART:\d{8}T\d{6}Z/);
      meeting = mine;
    });

    test('the buyer proposes another slot; the seller accepts it, and both calendar entries change', async () => {
      const { buyer: b, seller: s, organiser } = pages;
      await visit(b, '/matching/schedule');
      await input.press(getButton(b.getByRole('article'), seller.company));
      await input.press(getButton(getDialog(b), '다른 시간 제안'));
      await input.press(getDialog(b).locator('[data-slot]').last());
      await input.press(getButton(getDialog(b), '제안 보내기'));
      await expect(getDialog(b).getByText('제안을 보냈습니다')).toBeVisible();
      await waitForMail(seller.email, /시간 변경 제안/);

      await visit(s, '/matching/schedule');
      await input.press(getButton(s.getByRole('article'), '제안 수락'));
      await input.press(getButton(getDialog(s), '수락'));
      await expect(getDialog(s).getByText('시간이 바뀌었습니다')).toBeVisible();
      for (const { email, other } of [
        { email: buyer.email, other: seller.company },
        { email: seller.email, other: buyer.company },
      ]) {
        const moved = parseInvitation(
          await waitForMail(email, new RegExp(`${other}[와과()]+의 상담이 변경되었습니다`)),
        );
        expect(moved).toMatchObject({ method: 'REQUEST', uid: meeting.uid, sequence: meeting.sequence + 1 });
      }
      await expect(organiser.getByRole('table').getByRole('button', { name: /×/ })).toHaveCount(1);
    });

    test('the meeting is cancelled in both calendars with the same entry, and agreed again', async () => {
      const { buyer: b, seller: s } = pages;
      await visit(s, '/matching/schedule');
      await input.press(getButton(s.getByRole('article'), buyer.company));
      await input.press(getButton(getDialog(s), '상담 취소'));
      await input.write(getDialog(s).getByRole('textbox', { name: /사유/ }), '견본이 늦습니다');
      await input.press(getButton(getDialog(s), '상담 취소'));
      await expect(getDialog(s).getByText('상담을 취소했습니다')).toBeVisible();
      const off = parseInvitation(
        await waitForMail(buyer.email, new RegExp(`${seller.company}[와과()]+의 상담이 취소되었습니다`)),
      );
      expect(off).toMatchObject({ method: 'CANCEL', status: 'CANCELLED', uid: meeting.uid });
      expect(off.sequence).toBeGreaterThan(meeting.sequence + 1);

      await visit(s, `/matching/fairs/${fair.id}?tab=buyers`);
      await input.press(getButton(s, buyer.company).first());
      await input.press(getButton(getDialog(s), '상담 요청하기'));
      await input.press(getDialog(s).locator('[data-slot]').first());
      await input.press(getButton(getDialog(s), '상담 요청 보내기'));
      await expect(getDialog(s).getByText('상담을 요청했습니다')).toBeVisible();
      await visit(b, '/matching/schedule?view=requests');
      await input.press(getButton(b.getByRole('article').filter({ hasText: seller.company }), '수락'));
      await input.press(getButton(getDialog(b), '수락'));
      await expect(getDialog(b).getByText('수락했습니다')).toBeVisible();
    });

    test('after the meeting both sides record the result, and the organiser reads it', async () => {
      const { buyer: b, seller: s, organiser } = pages;
      // The page has renewed nothing since its last call, and a token is valid for ten minutes.
      await signInByApi(organiser, 'admin');
      const { matchings } = await callConsole<{ matchings: { _id: string; status: string }[] }>(
        organiser,
        'GET',
        `/fairs/${fair.id}/matchings?limit=100`,
      );
      const agreed = matchings.find(({ status }) => status === 'ACCEPTED')?._id ?? '';
      await moveMeetingToPast(agreed);
      for (const [page, note] of [
        [s, '견본을 보내기로 했습니다.'],
        [b, '찻잔 200개를 검토합니다.'],
      ] as const) {
        await visit(page, `/matching/schedule?m=${agreed}`);
        await input.press(getDialog(page).getByRole('radio', { name: '네' }));
        await input.choose(getDialog(page).getByRole('combobox', { name: /관심도/ }), '4 · 높음');
        await input.choose(getDialog(page).getByRole('combobox', { name: /계약/ }), '추진 중');
        await input.write(getDialog(page).getByRole('textbox', { name: /상담 내용/ }), note);
        await input.press(getButton(getDialog(page), '일지 저장'));
        await expect(getDialog(page).getByText('일지를 저장했습니다.')).toBeVisible();
      }
      await organiser.goto(`/console/fairs/${fair.id}/meetings`);
      await organiser.getByRole('button').filter({ hasText: /완료/ }).filter({ hasText: seller.company }).click();
      await expect(getDialog(organiser)).toContainText('견본을 보내기로 했습니다.');
      await expect(getDialog(organiser)).toContainText('찻잔 200개를 검토합니다.');
    });
  });

/** A minimal PDF file with one page. */
const pdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 99 99]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
