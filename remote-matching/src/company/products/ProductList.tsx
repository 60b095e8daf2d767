import { ImageOff, Plus } from 'lucide-react';
import { QueryBoundary, useBusinessNames } from 'shared/account-forms';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link, useSearchParams } from 'shared/router';
import { EmptyState, LinkButton, Pager } from 'shared/ui';
import { Chip } from '../../components/Chip';
import { LinkTabs } from '../../components/LinkTabs';
import section from '../../components/section.module.css';
import { useLocalised } from '../../components/use-localised';
import { buildPath, parseOption, readPageNumber } from '../../layout/query-params';
import { productsI18n } from './i18n';
import { statuses } from './product-values';
import styles from './products.module.css';
import { useProducts } from './queries';

const tones = { DRAFT: 'plain', PUBLISHED: 'good', HIDDEN: 'warn' } as const;

const buildProductsPath = (status: string | null, page = 1) => buildPath('/matching/products', { status, page });

export const AddProductLink = () => {
  const t = productsI18n.useT();
  return (
    <LinkButton variant="primary" small to="/matching/products/create">
      <Plus aria-hidden />
      {t('add')}
    </LinkButton>
  );
};

export const ProductList = () => {
  const t = productsI18n.useT();
  const language = useLanguage();
  const localise = useLocalised();
  const { getSectorName } = useBusinessNames();
  const [query] = useSearchParams();
  const status = parseOption(statuses, query.get('status'));
  const page = readPageNumber(query);
  return (
    <>
      <LinkTabs
        label={t('states')}
        tabs={([null, ...statuses] as const).map((state) => ({
          to: buildProductsPath(state),
          text: t(state ?? 'all'),
          current: state === status,
        }))}
      />
      <QueryBoundary query={useProducts(page, status)}>
        {({ products, total, limit }) =>
          products.length > 0 ? (
            <>
              <ul className={styles.cards}>
                {products.map(({ _id, name, thumb, category, retailPrice, status: state }) => (
                  <li key={_id}>
                    <Link className={styles.card} to={`/matching/products/${_id}`}>
                      {thumb ? (
                        <img className={styles.picture} src={`${thumb.url}?w=640`} alt="" loading="lazy" />
                      ) : (
                        <span className={styles.picture} title={t('noThumbHint')}>
                          <ImageOff aria-hidden />
                          {t('noThumb')}
                        </span>
                      )}
                      <span className={section.facts}>
                        <Chip tone={tones[state]}>{t(state)}</Chip>
                        <span>{getSectorName(category)}</span>
                      </span>
                      <span className={styles.name}>{localise(name)}</span>
                      {retailPrice !== null && retailPrice !== undefined && (
                        <span className={styles.price}>{formatWon(retailPrice, language)}</span>
                      )}
                    </Link>
                  </li>
                ))}
              </ul>
              <Pager page={page} limit={limit} total={total} buildHref={(to) => buildProductsPath(status, to)} />
            </>
          ) : (
            <EmptyState title={t('none')} text={t('noneLead')}>
              <AddProductLink />
            </EmptyState>
          )
        }
      </QueryBoundary>
    </>
  );
};
