import { and, eq } from 'drizzle-orm';
import { type LocalisedText, pickText } from 'shared/contract';
import { formatWon } from 'shared/format';
import { now } from '../../platform/database/columns';
import type { FindSharingPicture } from '../../platform/sharing-pictures/sharing-picture';
import { getPrice } from './price';
import { isVisible } from './queries';
import { shopProducts } from './table';

const shop: LocalisedText = { ko: '쇼핑', en: 'Shop', cn: '商城' };

export const findProductPicture: FindSharingPicture = async (db, id, language) => {
  const [product] = await db
    .select()
    .from(shopProducts)
    .where(and(eq(shopProducts._id, id), isVisible));
  if (!product) return null;
  return {
    kind: pickText(shop, language),
    title: pickText(product.name, language),
    detail: formatWon(getPrice(product, now()), language),
    picture: product.thumb ?? product.images[0] ?? null,
    isWhole: false,
  };
};
