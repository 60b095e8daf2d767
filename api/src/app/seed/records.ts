import { eq } from 'drizzle-orm';
import type { Banner, Board, Case, Faq, Lawyer, Popup, Terms } from 'shared/contract';
import { banners } from '../../../seed/content/banners';
import { boards } from '../../../seed/content/boards';
import { cases } from '../../../seed/content/cases';
import { faqs } from '../../../seed/content/faqs';
import { popups } from '../../../seed/content/popups';
import { terms } from '../../../seed/content/terms';
import { boards as table } from '../../firm/boards/table';
import type { Caller } from './caller';
import type { SeedContext } from './members';
import { forEachConcurrent, uploadDrawing, uploadEditorDrawing } from './pictures';

const widths = { article: 1600, banner: 2400, popup: 1000 };

/** Creates each post as a draft, uploads its picture and publishes it. Finished posts are kept. */
export const seedBoards = async ({ console, db }: SeedContext) => {
  const { lawyers } = await console.get<{ lawyers: Lawyer[] }>('/lawyers');
  const { boards: existing } = await console.get<{ boards: Board[] }>('/boards?limit=100');
  await forEachConcurrent(boards, async ({ picture, lawyer: slug, ...seed }) => {
    const found = existing.find((board) => board.slug === seed.slug && board.code === seed.code);
    if (found?.status === seed.status) return;
    const lawyer = lawyers.find((one) => one.slug === slug);
    const author = lawyer ? { _lawyer: lawyer._id, authorName: lawyer.title } : {};
    const draft = { ...seed, ...author, status: 'DRAFT' };
    let { board } = found ? { board: found } : await console.post<{ board: Board }>('/boards', draft);
    if (picture)
      ({ board } = await uploadDrawing<{ board: Board }>(
        console,
        `/boards/${board._id}/thumb`,
        'thumb',
        picture,
        widths.article,
      ));
    await console.put(`/boards/${board._id}`, { status: seed.status, version: board.version });
    // The dates of a post are its publication date.
    await db
      .update(table)
      .set({ createdAt: seed.publishAt, updatedAt: seed.publishAt })
      .where(eq(table._id, board._id));
  });
};

export const seedBanners = async (console: Caller) => {
  const { banners: existing } = await console.get<{ banners: Banner[] }>('/banners?limit=100');
  for (const { images, ...seed } of banners) {
    const found = existing.find(({ code }) => code === seed.code);
    let { banner } = found ? { banner: found } : await console.post<{ banner: Banner }>('/banners', seed);
    for (const [index, { picture }] of images.entries()) {
      if (banner.images[index]) continue;
      const path = `/banners/${banner._id}/images/${index}`;
      ({ banner } = await uploadDrawing<{ banner: Banner }>(console, path, 'image', picture, widths.banner));
    }
    const texts = images.map(({ picture: _, ...text }) => text);
    await console.put(`/banners/${banner._id}`, { images: texts, version: banner.version });
  }
};

export const seedPopups = async (console: Caller) => {
  const { popups: existing } = await console.get<{ popups: Popup[] }>('/popups?limit=100');
  const missing = popups.filter(({ title }) => !existing.some((popup) => popup.title === title));
  for (const { picture, ...seed } of missing) {
    const { _id } = await uploadEditorDrawing(console, picture, widths.popup);
    await console.post('/popups', { ...seed, _image: _id });
  }
};

export const seedTerms = async (console: Caller) => {
  const { terms: existing } = await console.get<{ terms: Terms[] }>('/terms?limit=100');
  for (const seed of terms) if (!existing.some(({ code }) => code === seed.code)) await console.post('/terms', seed);
};

export const seedFaqs = async (console: Caller) => {
  const { faqs: existing } = await console.get<{ faqs: Faq[] }>('/center/faqs?limit=100');
  const exists = ({ question }: { question: { ko: string } }) =>
    existing.some((faq) => faq.question.ko === question.ko);
  for (const seed of faqs) if (!exists(seed)) await console.post('/center/faqs', seed);
};

export const seedCases = async (console: Caller) => {
  const { lawyers } = await console.get<{ lawyers: Lawyer[] }>('/lawyers');
  const { cases: existing } = await console.get<{ cases: Case[] }>('/cases?limit=100');
  const missing = cases.filter(({ slug }) => !existing.some((stored) => stored.slug === slug));
  for (const { lawyers: slugs, ...seed } of missing)
    await console.post('/cases', {
      ...seed,
      _lawyers: slugs.flatMap((slug) => lawyers.find((lawyer) => lawyer.slug === slug)?._id ?? []),
    });
};
