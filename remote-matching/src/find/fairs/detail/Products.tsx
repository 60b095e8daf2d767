import { useState } from 'react';
import { useNames } from 'shared/people';
import { EmptyState, LinkButton, Pager, srcSetOf } from 'shared/ui';
import { MatchChip } from '../../../components/MatchChip';
import { matchI18n } from '../../../components/match-i18n';
import { fairI18n } from './i18n';
import type { FairData, FairProduct } from './load';
import { ProductDialog } from './ProductDialog';
import styles from './Products.module.css';
import { addressOf, isNarrow } from './query';

interface ProductsProps {
  data: FairData;
  products: NonNullable<FairData['products']>;
}

export const Products = ({ data: { fair, query }, products: { products, total, limit } }: ProductsProps) => {
  const t = fairI18n.useT();
  const names = matchI18n.useT();
  const { tradeOf } = useNames();
  const [shown, setShown] = useState<FairProduct | null>(null);
  const narrow = isNarrow(query);
  if (products.length === 0)
    return (
      <EmptyState title={t(narrow ? 'nothing' : 'noneYet')}>
        <p>{t(narrow ? 'nothingHint' : 'noneYetHint')}</p>
        {narrow && (
          <LinkButton to={addressOf(fair._id, { tab: query.tab })} small>
            {t('clear')}
          </LinkButton>
        )}
      </EmptyState>
    );
  return (
    <>
      <p className={styles.count} role="status">
        {t('found', { total })}
      </p>
      <ul className={styles.list}>
        {products.map((entry) => {
          const { name, thumb, category, certificate } = entry.product;
          return (
            <li key={entry._id}>
              <button type="button" className={styles.card} aria-haspopup="dialog" onClick={() => setShown(entry)}>
                {thumb ? (
                  <img
                    className={styles.picture}
                    src={thumb.url}
                    srcSet={srcSetOf(thumb.url)}
                    sizes="(min-width: 768px) 280px, 50vw"
                    width={480}
                    height={360}
                    alt=""
                    loading="lazy"
                  />
                ) : (
                  <span className={styles.picture} aria-hidden="true" />
                )}
                <span className={styles.name}>{name}</span>
                <span className={styles.company}>{entry.company.name}</span>
                <span className={styles.chips}>
                  <MatchChip>{tradeOf(category)}</MatchChip>
                  {certificate && <MatchChip tone="light">{names(certificate)}</MatchChip>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <Pager
        page={query.page}
        limit={limit}
        total={total}
        hrefOf={(page) => `${addressOf(fair._id, { ...query, page })}#contents`}
      />
      <ProductDialog entry={shown} fair={fair} onClose={() => setShown(null)} />
    </>
  );
};
