import type { BusinessSector, Product } from 'shared/contract';
import sharp from 'sharp';
import { productNames } from '../../../seed/content/products';
import type { User } from '../../members/users/table';
import type { Members } from './members';
import { forEachConcurrent } from './pictures';

const total = 150;
const hues: Record<BusinessSector, number> = {
  food: 36,
  beauty: 340,
  fashion: 270,
  living: 188,
  interior: 28,
  health: 150,
  kids: 48,
  pets: 20,
  electronics: 220,
  culture: 6,
  industry: 205,
  service: 250,
};

/** Draws a bottle, a box or a bowl as a PNG. */
const drawProduct = (sector: BusinessSector, at: number) => {
  const hue = hues[sector] + (at % 5) * 9;
  const color = (lightness: number, saturation = 45) => `hsl(${hue} ${saturation}% ${lightness}%)`;
  const shapes = [
    `<rect x="330" y="180" width="140" height="290" rx="36" fill="${color(46)}"/><rect x="365" y="120" width="70" height="70" rx="14" fill="${color(30)}"/><rect x="330" y="280" width="140" height="96" fill="${color(90)}"/>`,
    `<rect x="240" y="210" width="320" height="260" rx="18" fill="${color(52)}"/><path d="M240 228h320v60H240z" fill="${color(38)}"/><circle cx="400" cy="370" r="52" fill="${color(88)}"/>`,
    `<path d="M220 290h360c0 120-70 180-180 180S220 410 220 290z" fill="${color(48)}"/><ellipse cx="400" cy="290" rx="180" ry="40" fill="${color(72)}"/><circle cx="360" cy="276" r="26" fill="${color(34)}"/><circle cx="430" cy="282" r="32" fill="${color(42)}"/>`,
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="${color(93, 30)}"/><rect y="440" width="800" height="160" fill="${color(84, 26)}"/><ellipse cx="400" cy="474" rx="230" ry="26" fill="${color(70, 24)}"/>${shapes[at % 3]}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
};

const buildBody = (sector: BusinessSector, at: number) => {
  const names = productNames[sector];
  const [ko, en, cn] = names[at % names.length] ?? ['제품', 'Product', '产品'];
  return {
    name: { ko, en, cn },
    origin: '대한민국',
    category: sector,
    certificate: at % 4 === 3 ? 'SuperRookie' : 'SeoulAward',
    releasedAt: `202${3 + (at % 3)}-0${1 + (at % 9)}-15`,
    awardSelectedAt: `2025-${String(9 + (at % 3)).padStart(2, '0')}-01`,
    retailPrice: 9_000 + (at % 17) * 3_500,
    color: ['아이보리', '그린', '네이비', '혼합'][at % 4],
    size: ['120 × 80 × 40 mm', '250 ml', '300 g', '1세트'][at % 4],
    features: {
      ko: `${ko}의 소재와 사용법을 새로 설계해 서울어워드 심사에서 좋은 평가를 받았습니다.`,
      en: `${en}: materials and use thought through anew, praised by the jury of the award.`,
      cn: `${cn}：重新设计材料与使用方式，获得评审好评。`,
    },
    essentialInfo: [
      { key: '제조국', value: '대한민국' },
      { key: '품질보증기준', value: '관련 법 및 소비자분쟁해결기준에 따름' },
    ],
    status: 'PUBLISHED',
    order: at,
  };
};

/** Creates products with pictures for all sellers. Existing products are kept. */
export const seedProducts = async (members: Members, sellers: User[]) => {
  const each = Math.ceil(total / Math.max(1, sellers.length));
  await forEachConcurrent(sellers, async (seller, index) => {
    const caller = await members.as(seller);
    const { products: existing } = await caller.get<{ products: Product[] }>('/me/products?limit=100');
    const sector = seller.company?.category ?? 'living';
    for (let at = existing.length; at < each && index * each + at < total; at += 1) {
      const { product } = await caller.post<{ product: Product }>('/me/products', buildBody(sector, index * 5 + at));
      const bytes = await drawProduct(sector, index + at);
      await caller.upload(`/me/products/${product._id}/thumb`, { part: 'thumb', name: 'product', bytes });
    }
  });
};
