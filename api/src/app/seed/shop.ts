import type { Category, ShopProduct } from 'shared/contract';
import { categories, kinds, optionTexts, products, type Text } from '../../../seed/content/shop';
import { text } from '../../../seed/content/text';
import type { Caller } from './caller';
import { forEachConcurrent } from './pictures';
import { drawProduct } from './shop-drawings';

type CategorySeed = (typeof categories)[number];
type ProductSeed = (typeof products)[number];

const dayMs = 86_400_000;
/** One product in four has two more pictures. */
const extraPictureInterval = 4;

const buildCode = ({ in: kind }: ProductSeed, at: number) =>
  `${kind.slice(0, 3).toUpperCase()}-${String(at + 1).padStart(3, '0')}`;

const seedCategories = async (console: Caller) => {
  const { categories: existing } = await console.get<{ categories: Category[] }>('/shop/categories?limit=100');
  const ids = new Map(existing.map(({ code, _id }) => [code, _id]));
  const add = async ({ code, name, below = [] }: CategorySeed, _parent: string | null) => {
    let id = ids.get(code);
    if (!id) {
      const body = { name: text(...name), code, _parent };
      const { category } = await console.post<{ category: Category }>('/shop/categories', body);
      id = category._id;
      ids.set(code, id);
    }
    for (const branch of below) await add(branch, id);
  };
  for (const branch of categories) await add(branch, null);
  return ids;
};

const buildOptions = ({ options }: ProductSeed, at: number) =>
  options
    ? optionTexts[options].map(({ name, ...option }, index) => ({
        ...option,
        name: text(...name),
        // One option of some products is sold out.
        stock: at % 3 === 0 && index === 1 ? 0 : 5 + ((at * 7 + index * 11) % 40),
      }))
    : [];

const buildSale = ({ price, off, days }: ProductSeed) =>
  off
    ? {
        salePrice: Math.floor((price * (100 - off)) / 1000) * 10,
        saleFrom: new Date(Date.now() - 2 * dayMs).toISOString(),
        saleTo: days ? new Date(Date.now() + days * dayMs).toISOString() : null,
      }
    : {};

const toInfoLine = (key: Text, value: Text) => ({
  key: key[0],
  value: value[0],
  en: { key: key[1], value: value[1] },
  cn: { key: key[2], value: value[2] },
});

const buildBody = (seed: ProductSeed, at: number, _category: string) => {
  const { material, text: summary } = kinds[seed.in] ?? { material: seed.name, text: seed.name };
  const paragraphs = (sentence: string, name: string, end: string) => `<p>${sentence}</p><h2>${name}</h2><p>${end}</p>`;
  return {
    name: text(...seed.name),
    code: buildCode(seed, at),
    _category,
    summary: text(...summary),
    content: {
      ko: paragraphs(
        summary[0],
        seed.name[0],
        '작은 공방에서 만들어 하나하나 조금씩 다릅니다. 받으신 날부터 7일 안에 돌려보내실 수 있습니다.',
      ),
      en: paragraphs(
        summary[1],
        seed.name[1],
        'Made in a small workshop, so that no two are quite the same. It may be sent back within seven days.',
      ),
      cn: paragraphs(summary[2], seed.name[2], '出自小型工坊，每件略有不同。收货后七日内可退。'),
    },
    price: seed.price,
    ...buildSale(seed),
    stock: seed.stock ?? null,
    options: buildOptions(seed, at),
    minQty: 1,
    maxQty: seed.labels?.includes('LIMITED') ? 1 : 20,
    shipping: seed.price >= 100_000 ? { type: 'FREE', fee: 0 } : { type: 'CONDITIONAL', fee: 3_000, freeOver: 50_000 },
    taxFree: kinds[seed.in]?.shape === 'book' && seed.in !== 'notebooks',
    info: [
      toInfoLine(['품명', 'Product', '品名'], seed.name),
      toInfoLine(['소재', 'Material', '材质'], material),
      toInfoLine(['제조국', 'Made in', '产地'], ['대한민국', 'Republic of Korea', '韩国']),
      toInfoLine(['제조자', 'Maker', '制造商'], ['포르티코 공방', 'Portico Workshop', 'Portico工坊']),
      toInfoLine(
        ['품질보증기준', 'Warranty', '质量保证'],
        [
          '관련 법 및 소비자분쟁해결기준에 따름',
          'By law and the standards for the settlement of consumer disputes',
          '依相关法律及消费者纠纷解决标准',
        ],
      ),
    ],
    labels: seed.labels ?? [],
    order: at,
    // Put on sale once the picture is uploaded.
    status: 'DRAFT',
  };
};

/** Seeds categories and products through the console. Products already on sale are kept. */
export const seedShop = async (console: Caller) => {
  const ids = await seedCategories(console);
  const { shopProducts: existing } = await console.get<{ shopProducts: ShopProduct[] }>('/shop/products?limit=100');
  await forEachConcurrent(products, async (seed, at) => {
    const found = existing.find(({ code }) => code === buildCode(seed, at));
    if (found && found.status !== 'DRAFT') return;
    let { shopProduct } = found
      ? { shopProduct: found }
      : await console.post<{ shopProduct: ShopProduct }>('/shop/products', buildBody(seed, at, ids.get(seed.in) ?? ''));
    const shape = kinds[seed.in]?.shape ?? 'bowl';
    const item = `/shop/products/${shopProduct._id}`;
    const draw = async (path: string, part: string, hue: number, close = false) => {
      const bytes = await drawProduct(shape, hue, close);
      ({ shopProduct } = await console.upload<{ shopProduct: ShopProduct }>(path, { part, name: 'product', bytes }));
    };
    if (!shopProduct.thumb) await draw(`${item}/thumb`, 'thumb', at);
    if (at % extraPictureInterval === 0 && shopProduct.images.length === 0) {
      await draw(`${item}/images/0`, 'image', at, true);
      await draw(`${item}/images/1`, 'image', at + 3);
    }
    await console.put(item, { status: seed.status ?? 'ON', version: shopProduct.version });
  });
};
