import { authors as authorSeeds } from '../../../seed/content/auction/authors';
import { closedLots, comingLots, motifTexts, openLots } from '../../../seed/content/auction/works';
import { boards as boardSeeds } from '../../../seed/content/boards';
import { cases as caseSeeds } from '../../../seed/content/cases';
import { coming, running } from '../../../seed/content/fairs';
import { faqs as faqSeeds } from '../../../seed/content/faqs';
import { lawyers as lawyerSeeds } from '../../../seed/content/lawyers';
import { practices as practiceSeeds } from '../../../seed/content/practices';
import { setting as settingSeed } from '../../../seed/content/setting';
import { kinds, products } from '../../../seed/content/shop';
import { text } from '../../../seed/content/text';
import { authors } from '../../auction/authors/table';
import { programs } from '../../auction/programs/table';
import { works } from '../../auction/works/table';
import { boards } from '../../firm/boards/table';
import { cases } from '../../firm/cases/table';
import { faqs } from '../../firm/faqs/table';
import { fairs } from '../../matching/fairs/table';
import { getTimeAfter, now } from '../../platform/database/columns';
import type { Database } from '../../platform/database/connect';
import { documents } from '../../platform/documents/table';
import { shopCategories } from '../../shop/categories/table';
import { shopProducts } from '../../shop/shop-products/table';

type Documents = (typeof documents.$inferInsert)['value'];

const dayMs = 86_400_000;
const later = getTimeAfter(30 * dayMs);
const earlier = getTimeAfter(-dayMs);

const insertDocuments = (db: Database) => {
  const withIds = <T>(items: T[]) => items.map((item, order) => ({ ...item, _id: String(order), order, image: null }));
  const rows = { lawyers: withIds(lawyerSeeds), practices: withIds(practiceSeeds), setting: settingSeed };
  return db.insert(documents).values(
    Object.entries(rows).map(([key, value]) => ({
      key: key as keyof typeof rows,
      // Without the pictures, which the seed uploads.
      value: value as unknown as Documents,
      version: 1,
      updatedAt: now(),
    })),
  );
};

const insertShop = async (db: Database) => {
  const [category] = await db
    .insert(shopCategories)
    .values({ name: { ko: '모두' }, code: 'all' })
    .returning();
  await db.insert(shopProducts).values(
    products.map(({ in: kind, name, price }, at) => ({
      name: text(...name),
      code: `P-${at}`,
      _category: category?._id ?? '',
      summary: text(...(kinds[kind]?.text ?? name)),
      price,
      currentPrice: price,
      shipping: { type: 'FREE' as const, fee: 0 },
      status: 'ON' as const,
    })),
  );
};

const insertAuction = async (db: Database) => {
  const makers = await db.insert(authors).values(authorSeeds).returning();
  const [program] = await db
    .insert(programs)
    .values({
      title: text('집의 안과 밖', 'Inside and outside the house', '家的内外'),
      code: 'inside-outside',
      hall: 'threshold',
      openAt: earlier,
      closeAt: later,
      interval: 60,
      window: 60,
      extension: 60,
      increments: [],
      premium: [],
      vatRate: 10,
      published: true,
    })
    .returning();
  await db.insert(works).values(
    [...openLots, ...closedLots, ...comingLots].map(([title, author, motif, medium], at) => ({
      _program: program?._id ?? '',
      lotNo: at + 1,
      _author: makers[author]?._id ?? '',
      title: text(...title),
      classification: { type: 'NULL' as const },
      medium: text(...medium),
      description: text(...motifTexts[motif]),
      startPrice: 10_000,
      status: 'OPEN' as const,
      visible: true,
      openAt: earlier,
      endAt: later,
      effectiveEndAt: later,
    })),
  );
};

const insertFairs = (db: Database) => {
  const days = {
    sellerFrom: earlier,
    sellerTo: later,
    buyerFrom: earlier,
    buyerTo: later,
    requestFrom: earlier,
    requestTo: later,
  };
  return db.insert(fairs).values(
    [running, coming].map(({ title, summary, content }) => ({
      ...days,
      title,
      summary,
      content,
      type: 'OFFLINE' as const,
      startAt: earlier,
      endAt: later,
      slotMinutes: 30,
      bufferMinutes: 0,
      requestTtlHours: 24,
      cancelCutoffHours: 24,
      published: true,
    })),
  );
};

/** Writes what the search finds in the seed, without its pictures. */
export const insertSeedContent = async (db: Database) => {
  await insertDocuments(db);
  await db.insert(boards).values(boardSeeds.map(({ picture: _picture, lawyer: _lawyer, ...seed }) => seed));
  await db.insert(faqs).values(faqSeeds);
  await db.insert(cases).values(caseSeeds.map(({ lawyers: _lawyers, ...seed }) => ({ ...seed, _lawyers })));
  await insertShop(db);
  await insertAuction(db);
  await insertFairs(db);
};
