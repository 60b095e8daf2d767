import type { Locator, Page } from '@playwright/test';
import { navigate } from './accessibility-audit';
import { expect, flushTimers, password } from './support';

/** Calls the API with the token of the user who is signed in on the page. Throws when the answer is not 2xx. */
const requestApi = <T>(page: Pick<Page, 'evaluate'>, method: string, path: string, body?: object) =>
  page.evaluate(
    async ([method, path, body]) => {
      const { state } = JSON.parse(sessionStorage.getItem('portico.auth') ?? '{}');
      const headers = {
        Authorization: `Bearer ${state.accessToken}`,
        ...(body && { 'Content-Type': 'application/json' }),
      };
      const answer = await fetch(`/api${path}`, { method, headers, ...(body && { body }) });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
      return (text ? JSON.parse(text) : null) as T;
    },
    [method, path, body && JSON.stringify(body)] as const,
  );

/** Calls a console route (`/api/console`). */
export const callConsole = <T>(page: Page, method: string, path: string, body?: object) =>
  requestApi<T>(page, method, `/console${path}`, body);

/** Calls a member route (`/api/v1`). */
export const callMember = <T>(page: Pick<Page, 'evaluate'>, method: string, path: string, body?: object) =>
  requestApi<T>(page, method, `/v1${path}`, body);

/** ISO time this many minutes from now. */
export const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** A picture of one colour, drawn by the browser. */
export const createPicture = async (page: Page, colour: string, width = 800, height = 600, type = 'png') => {
  const bytes = await page.evaluate(
    async ([colour, width, height, type]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height });
      const drawing = canvas.getContext('2d') as CanvasRenderingContext2D;
      drawing.fillStyle = colour;
      drawing.fillRect(0, 0, width, height);
      const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, `image/${type}`));
      return [...new Uint8Array((await blob?.arrayBuffer()) ?? [])];
    },
    [colour, width, height, type] as const,
  );
  return { name: `${colour}.${type}`, mimeType: `image/${type}`, buffer: Buffer.from(bytes) };
};

/** Creates an unpublished post; returns its id. */
export const createDraft = async (page: Page, subject: string) => {
  const { board } = await callConsole<{ board: { _id: string } }>(page, 'POST', '/boards', {
    code: 'NOTICE',
    status: 'DRAFT',
    subject: { ko: subject },
    tags: [],
    pinned: false,
    allowComment: false,
    secret: false,
  });
  return board._id;
};

interface NewMember {
  username: string;
  name: string;
  roles?: 'ADMIN'[];
}

/** Creates an active member with the password of all journeys; returns the id. */
export const createMember = async (page: Page, { username, name, roles = [] }: NewMember) => {
  const { user } = await callConsole<{ user: { _id: string } }>(page, 'POST', '/users', {
    username,
    password,
    type: 'PERSON',
    status: 'ACTIVE',
    roles,
    name,
    language: 'ko',
    notifications: [],
    marketing: { sms: false, email: false, night: false },
    socials: [],
    email: `${username}@example.com`,
    phone: `010${String(Date.now()).slice(-8)}`,
  });
  return user._id;
};

/** Opens a screen of the console without a page load. The one before it has another title. */
export const openScreen = async (page: Page, path: string) => {
  const title = page.locator('#react-admin-title');
  const former = (await title.textContent()) ?? '';
  await navigate(page, path);
  await expect(title).not.toHaveText(former);
};

/** Picks an item up by its handle, moves it with a key to a place such as `2번째`, and drops it there, as announced. */
export const moveByKeyboard = async (handle: Locator, key: string, place: string) => {
  const page = handle.page();
  const announcement = page.locator('[id^=DndLiveRegion]').filter({ hasText: /./ });
  await handle.focus();
  await page.keyboard.press('Space');
  // The place where it lies is announced at once after it.
  await expect(announcement).toHaveText(/집었습니다|이동|단계/);
  // The keys are listened to a timer later.
  await flushTimers(page, 0);
  await page.keyboard.press(key);
  await expect(announcement).toContainText(place);
  await page.keyboard.press('Space');
  await expect(announcement).toContainText('놓았습니다');
};
