import { sql } from 'drizzle-orm';
import { shopProductLabels } from 'shared/contract';
import type { Database } from '../../../platform/database/connect';
import { shopCategories } from '../../../shop/categories/table';
import { getPriceSchedule } from '../../../shop/shop-products/price';
import { shopProducts } from '../../../shop/shop-products/table';
import { insertBatches, insertMany, type OnProgress } from './insert';
import { buildId, pick } from './names';

interface LargeShopOptions {
  db: Database;
  products?: number;
  onProgress: OnProgress;
}

type Words = readonly (readonly [ko: string, en: string])[];

const materials: Words = [
  ['한지', 'Paper'],
  ['황동', 'Brass'],
  ['백자', 'Porcelain'],
  ['리넨', 'Linen'],
  ['참나무', 'Oak'],
  ['무쇠', 'Iron'],
  ['양모', 'Wool'],
  ['옻칠', 'Lacquer'],
];
const things: Words = [
  ['조명', 'lamp'],
  ['화병', 'vase'],
  ['쟁반', 'tray'],
  ['의자', 'chair'],
  ['담요', 'blanket'],
  ['찻잔', 'cup'],
  ['거울', 'mirror'],
  ['선반', 'shelf'],
  ['바구니', 'basket'],
  ['시계', 'clock'],
  ['액자', 'frame'],
];
const traits: Words = [
  ['작은', 'small'],
  ['큰', 'large'],
  ['둥근', 'round'],
  ['긴', 'long'],
  ['겹', 'double'],
  ['접는', 'folding'],
  ['낮은', 'low'],
];

/** Eight top categories, four below each, three below each of those. */
const tops = 8;
const middles = tops * 4;
const leaves = middles * 3;
const getParent = (n: number) => {
  if (n < tops) return null;
  return n < tops + middles ? buildId('C', (n - tops) % tops) : buildId('C', tops + ((n - tops - middles) % middles));
};

const buildCategory = (n: number, at: string): typeof shopCategories.$inferInsert => ({
  _id: buildId('C', n),
  createdAt: at,
  updatedAt: at,
  name: { ko: `${pick(materials, n)[0]} 모음 ${n + 1}`, en: `${pick(materials, n)[1]} ${n + 1}` },
  code: `large-${n + 1}`,
  _parent: getParent(n),
  order: 1000 + n,
});

/** Products are created over two years; 1 in 10 is on sale, 1 in 20 sold out, 1 in 30 hidden. */
const buildProduct = (n: number, since: number): typeof shopProducts.$inferInsert => {
  const at = new Date(since - n * 600_000).toISOString();
  const [material, thing, trait] = [
    pick(materials, n),
    pick(things, Math.floor(n / 8)),
    pick(traits, Math.floor(n / 88)),
  ];
  const price = 5_000 + ((n * 7_919) % 3_000) * 100;
  const sale = { price, salePrice: n % 10 === 0 ? price - 1_000 : null, saleFrom: null, saleTo: null };
  return {
    ...sale,
    ...getPriceSchedule(sale),
    _id: buildId('V', n),
    createdAt: at,
    updatedAt: at,
    name: {
      ko: `${trait[0]} ${material[0]} ${thing[0]} ${n + 1}`,
      en: `${trait[1]} ${material[1]} ${thing[1]} ${n + 1}`,
    },
    code: `LARGE-${n + 1}`,
    _category: buildId('C', tops + middles + ((n * 31) % leaves)),
    summary: { ko: `${material[0]}로 만든 ${thing[0]}입니다.`, en: `A ${thing[1]} of ${material[1]}.` },
    stock: n % 20 === 0 ? 0 : n % 200,
    shipping: { type: 'CONDITIONAL', fee: 3_000, freeOver: 50_000 },
    labels: n % 6 === 0 ? [pick(shopProductLabels, Math.floor(n / 6))] : [],
    status: n % 30 === 0 ? 'HIDDEN' : 'ON',
    sales: (n * 131) % 977,
    likes: (n * 17) % 331,
    ratingCount: n % 5,
    ratingSum: (n % 5) * (3 + (n % 3)),
    order: n,
  };
};

/** Inserts a large shop in batches. An interrupted run can be continued. */
export const seedLargeShop = async ({ db, products = 100_000, onProgress }: LargeShopOptions) => {
  const now = Date.now();
  const at = new Date(now).toISOString();
  const categories = Array.from({ length: tops + middles + leaves }, (_, n) => buildCategory(n, at));
  await insertMany(db, shopCategories, categories);
  const buildRow = (n: number) => buildProduct(n, now);
  await insertBatches({ db, table: shopProducts, name: 'products of the shop', count: products, buildRow, onProgress });
  // Update the statistics of the query planner, without a time limit.
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`analyze shop_products`);
    await tx.execute(sql`analyze shop_categories`);
    await tx.execute(sql`analyze search_documents`);
  });
};
