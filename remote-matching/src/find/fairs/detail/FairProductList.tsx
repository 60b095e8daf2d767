import { useState } from 'react';
import { useBusinessNames } from 'shared/account-forms';
import { buildSrcSet, Pager } from 'shared/ui';
import { Chip } from '../../../components/Chip';
import common from '../../../components/common.module.css';
import { commonI18n } from '../../../components/i18n';
import section from '../../../components/section.module.css';
import { EmptyList } from './EmptyList';
import styles from './FairProductList.module.css';
import { fairI18n } from './i18n';
import type { FairData, FairProduct } from './load';
import { ProductDialog } from './ProductDialog';
import { buildFairPath } from './query';

interface FairProductListProps {
  data: FairData;
  products: NonNullable<FairData['products']>;
}

export const FairProductList = ({
  data: { fair, query },
  products: { products, total, limit },
}: FairProductListProps) => {
  const t = fairI18n.useT();
  const commonT = commonI18n.useT();
  const { getSectorName } = useBusinessNames();
  const [openEntry, setOpenEntry] = useState<FairProduct | null>(null);
  if (products.length === 0) return <EmptyList fair={fair} query={query} />;
  return (
    <>
      <p className={common.count} role="status">
        {t('found', { total })}
      </p>
      <ul className={styles.list}>
        {products.map((entry) => {
          const { name, thumb, category, certificate } = entry.product;
          return (
            <li key={entry._id}>
              <button type="button" className={styles.card} aria-haspopup="dialog" onClick={() => setOpenEntry(entry)}>
                {thumb ? (
                  <img
                    className={styles.picture}
                    src={thumb.url}
                    srcSet={buildSrcSet(thumb.url)}
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
                <span className={section.quiet}>{entry.company.name}</span>
                <span className={styles.chips}>
                  <Chip>{getSectorName(category)}</Chip>
                  {certificate && <Chip tone="light">{commonT(certificate)}</Chip>}
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
        buildHref={(page) => `${buildFairPath(fair, { ...query, page })}#contents`}
      />
      <ProductDialog entry={openEntry} onClose={() => setOpenEntry(null)} />
    </>
  );
};
