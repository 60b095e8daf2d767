import { QueryBoundary } from 'shared/account-forms';
import { LinkButton } from 'shared/ui';
import { layoutI18n } from '../../layout/i18n';
import { Card } from './Card';
import { meI18n } from './i18n';
import styles from './me.module.css';
import { useProductCounts } from './queries';

export const ProductsCard = () => {
  const t = meI18n.useT();
  const layoutT = layoutI18n.useT();
  return (
    <Card title={layoutT('products')} link={{ to: '/matching/products/create', text: t('addProduct') }}>
      <QueryBoundary query={useProductCounts()} skeletons={1}>
        {(counts) => <p className={styles.quiet}>{t('productCount', counts)}</p>}
      </QueryBoundary>
      <LinkButton small to="/matching/products">
        {layoutT('products')}
      </LinkButton>
    </Card>
  );
};
