import { eq } from 'drizzle-orm';
import type { Banner, Board, Faq, Lawyer, Popup, Terms } from 'shared/contract';
import { banners } from '../../../seed/content/banners';
import { boards } from '../../../seed/content/boards';
import { faqs } from '../../../seed/content/faqs';
import { popups } from '../../../seed/content/popups';
import { terms } from '../../../seed/content/terms';
import { boards as table } from '../../firm/boards/table';
import type { Database } from '../../platform/database/connect';
import type { Console } from './console';
import { forEach, placeDrawing, uploadDrawing } from './pictures';

const widths = { article: 1600, banner: 2400, popup: 1000 };

/** Posts as an editor makes them: a draft, its picture, then published. What is there whole already is left. */
export const seedBoards = async (console: Console, db: Database) => {
  const { lawyers } = await console.get<{ lawyers: Lawyer[] }>('/lawyers');
  const { boards: there } = await console.get<{ boards: Board[] }>('/boards?limit=100');
  await forEach(boards, async ({ picture, lawyer: slug, ...seed }) => {
    const known = there.find((board) => board.slug === seed.slug && board.code === seed.code);
    if (known?.status === seed.status) return;
    const lawyer = lawyers.find((one) => one.slug === slug);
    const signed = lawyer ? { _lawyer: lawyer._id, authorName: lawyer.title } : {};
    const draft = { ...seed, ...signed, status: 'DRAFT' };
    let { board } = known ? { board: known } : await console.post<{ board: Board }>('/boards', draft);
    if (picture)
      ({ board } = await uploadDrawing<{ board: Board }>(
        console,
        `/boards/${board._id}/thumb`,
        'thumb',
        picture,
        widths.article,
      ));
    await console.put(`/boards/${board._id}`, { status: seed.status, version: board.version });
    // An article of March is not one of today.
    await db
      .update(table)
      .set({ createdAt: seed.publishAt, updatedAt: seed.publishAt })
      .where(eq(table._id, board._id));
  });
};

export const seedBanners = async (console: Console) => {
  const { banners: there } = await console.get<{ banners: Banner[] }>('/banners?limit=100');
  for (const { images, ...seed } of banners) {
    const known = there.find(({ code }) => code === seed.code);
    let { banner } = known ? { banner: known } : await console.post<{ banner: Banner }>('/banners', seed);
    for (const [index, { picture }] of images.entries()) {
      if (banner.images[index]) continue;
      const path = `/banners/${banner._id}/images/${index}`;
      ({ banner } = await uploadDrawing<{ banner: Banner }>(console, path, 'image', picture, widths.banner));
    }
    const texts = images.map(({ picture: _, ...text }) => text);
    await console.put(`/banners/${banner._id}`, { images: texts, version: banner.version });
  }
};

export const seedPopups = async (console: Console) => {
  const { popups: there } = await console.get<{ popups: Popup[] }>('/popups?limit=100');
  const missing = popups.filter(({ title }) => !there.some((popup) => popup.title === title));
  for (const { picture, ...seed } of missing) {
    const { _id } = await placeDrawing(console, picture, widths.popup);
    await console.post('/popups', { ...seed, _image: _id });
  }
};

export const seedTerms = async (console: Console) => {
  const { terms: there } = await console.get<{ terms: Terms[] }>('/terms?limit=100');
  for (const seed of terms) if (!there.some(({ code }) => code === seed.code)) await console.post('/terms', seed);
};

export const seedFaqs = async (console: Console) => {
  const { faqs: there } = await console.get<{ faqs: Faq[] }>('/center/faqs?limit=100');
  const isThere = ({ question }: { question: { ko: string } }) => there.some((faq) => faq.question.ko === question.ko);
  for (const seed of faqs) if (!isThere(seed)) await console.post('/center/faqs', seed);
};
