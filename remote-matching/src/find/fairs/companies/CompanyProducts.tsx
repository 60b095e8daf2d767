import { useQuery } from '@tanstack/react-query';
import { startTransition, useState } from 'react';
import { useBusinessNames } from 'shared/account-forms';
import { api } from 'shared/client';
import { useLanguage } from 'shared/i18n';
import { buildSrcSet, LoadingSkeleton } from 'shared/ui';
import section from '../../../components/section.module.css';
import { fairI18n } from '../detail/i18n';
import type { FairProduct } from '../detail/load';
import { ProductDialog } from '../detail/ProductDialog';
import styles from './CompanyProducts.module.css';

/** Most products that a seller can add with an application; further ones are found in the list of products. */
const limit = 30;

interface CompanyProductsProps {
  fair: string;
  /** Id of the seller. */
  seller: string;
}

/** The products that a seller shows at a fair; nothing where there are none. */
export const CompanyProducts = ({ fair, seller }: CompanyProductsProps) => {
  const t = fairI18n.useT();
  const language = useLanguage();
  const { getSectorName } = useBusinessNames();
  const [opened, setOpened] = useState<FairProduct | null>(null);
  const { data, isPending } = useQuery({
    queryKey: ['fair-products', fair, seller, language],
    queryFn: () => api.fairProducts.list({ params: { id: fair }, query: { seller, limit } }),
  });
  if (isPending) return <LoadingSkeleton shapes={['line']} />;
  if (!data?.total) return null;
  return (
    <section>
      <h3 className={section.subheading}>{t('productCount', { count: data.total })}</h3>
      <ul className={styles.list}>
        {data.products.map((entry) => {
          const { name, thumb, category } = entry.product;
          return (
            <li key={entry._id}>
              <button
                type="button"
                className={styles.product}
                aria-haspopup="dialog"
                onClick={() => startTransition(() => setOpened(entry))}
              >
                {thumb && (
                  <img src={thumb.url} srcSet={buildSrcSet(thumb.url)} sizes="56px" width={56} height={56} alt="" />
                )}
                <span>
                  <span className={styles.name}>{name}</span>
                  <span className={section.quiet}>{getSectorName(category)}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      <ProductDialog entry={opened} onClose={() => setOpened(null)} />
    </section>
  );
};
