import { and, eq } from 'drizzle-orm';
import { type LocalisedText, pickText } from 'shared/contract';
import { formatNumber, formatWon } from 'shared/format';
import type { FindSharingPicture } from '../../platform/sharing-pictures/sharing-picture';
import { authors } from '../authors/table';
import { findThumbs } from './files';
import { works } from './table';

const auction: LocalisedText = { ko: '경매', en: 'Auction', cn: '拍卖' };
const estimate: LocalisedText = { ko: '추정가', en: 'Estimate', cn: '估价' };
const start: LocalisedText = { ko: '시작가', en: 'Starting price', cn: '起拍价' };

/** The estimate or else the starting price: bids would make another picture each time. */
export const findLotPicture: FindSharingPicture = async (db, id, language) => {
  const [lot] = await db
    .select({
      lotNo: works.lotNo,
      title: works.title,
      author: authors.name,
      low: works.estimateLow,
      high: works.estimateHigh,
      startPrice: works.startPrice,
    })
    .from(works)
    .innerJoin(authors, eq(authors._id, works._author))
    .where(and(eq(works._id, id), works.visible));
  if (!lot) return null;
  const { low, high, startPrice } = lot;
  const range = low && high ? formatWon(high, language).replace(formatNumber(high), `${formatNumber(low)}–$&`) : null;
  return {
    kind: `${pickText(auction, language)} · Lot ${lot.lotNo}`,
    title: `${pickText(lot.author, language)}, ${pickText(lot.title, language)}`,
    detail: range
      ? `${pickText(estimate, language)} ${range}`
      : `${pickText(start, language)} ${formatWon(startPrice, language)}`,
    picture: (await findThumbs(db, [id])).get(id) ?? null,
    isWhole: true,
  };
};
