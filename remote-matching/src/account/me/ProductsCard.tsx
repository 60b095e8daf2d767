import { QueryBoundary } from 'shared/account-forms';
import { LinkButton } from 'shared/ui';
import { Card } from './Card';
import { meI18n } from './i18n';
import styles from './me.module.css';
import { useProductCounts } from './queries';

export const ProductsCard = () => {
  const t = meI18n.useT();
  return (
    <Card
      title={t('products')}
      action={
        <LinkButton small variant="quiet" to="/matching/products/create">
          {t('addProduct')}
        </LinkButton>
      }
    >
      <QueryBoundary query={useProductCounts()} skeletons={1}>
        {(counts) => <p className={styles.quiet}>{t('productCount', counts)}</p>}
      </QueryBoundary>
      <LinkButton small to="/matching/products">
        {t('products')}
      </LinkButton>
    </Card>
  );
};
