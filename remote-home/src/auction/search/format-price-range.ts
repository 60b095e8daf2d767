import { formatWon } from 'shared/format';
import type { Language } from 'shared/i18n';
import type { translate } from './i18n';
import type { LotQuery } from './lot-query';

/** A range of prices as text; null where it has neither end. */
export const formatPriceRange = (
  { priceFrom, priceTo }: Pick<LotQuery, 'priceFrom' | 'priceTo'>,
  language: Language,
  t: ReturnType<typeof translate>,
) => {
  const [from, to] = [priceFrom, priceTo].map((price) => (price === null ? null : formatWon(price, language)));
  if (from && to) return t('priceRange', { from, to });
  if (from) return t('priceAbove', { from });
  return to ? t('priceBelow', { to }) : null;
};
