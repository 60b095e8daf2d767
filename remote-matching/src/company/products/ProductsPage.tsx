import { ImageOff, Plus } from 'lucide-react';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { PeopleLoaded, useNames } from 'shared/people';
import { Link, useSearchParams } from 'shared/router';
import { EmptyState, LinkButton, Pager } from 'shared/ui';
import { MatchChip } from '../../components/MatchChip';
import { MatchTabs } from '../../components/MatchTabs';
import { PeopleMember } from '../../components/PeopleMember';
import { productsI18n } from './i18n';
import styles from './products.module.css';
import { useProducts } from './queries';
import { statuses } from './values';

const tones = { DRAFT: 'plain', PUBLISHED: 'good', HIDDEN: 'warn' } as const;

const addressOf = (status: string | null, page = 1) => {
  const query = new URLSearchParams({ ...(status && { status }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `/matching/products?${query}` : '/matching/products';
};

const Add = () => {
  const t = productsI18n.useT();
  return (
    <LinkButton variant="primary" small to="/matching/products/create">
      <Plus aria-hidden />
      {t('add')}
    </LinkButton>
  );
};

const List = () => {
  const t = productsI18n.useT();
  const language = useLanguage();
  const { tradeOf } = useNames();
  const [query] = useSearchParams();
  const status = statuses.find((known) => known === query.get('status')) ?? null;
  const page = Math.max(1, Math.floor(Number(query.get('page'))) || 1);
  return (
    <>
      <MatchTabs
        label={t('states')}
        tabs={([null, ...statuses] as const).map((state) => ({
          to: addressOf(state),
          text: t(state ?? 'all'),
          current: state === status,
        }))}
      />
      <PeopleLoaded query={useProducts(page, status)}>
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
                      <span className={styles.facts}>
                        <MatchChip tone={tones[state]}>{t(state)}</MatchChip>
                        <span>{tradeOf(category)}</span>
                      </span>
                      <span className={styles.name}>{name[language]?.trim() || name.ko}</span>
                      {retailPrice !== null && retailPrice !== undefined && (
                        <span className={styles.price}>{formatWon(retailPrice, language)}</span>
                      )}
                    </Link>
                  </li>
                ))}
              </ul>
              <Pager page={page} limit={limit} total={total} hrefOf={(to) => addressOf(status, to)} />
            </>
          ) : (
            <EmptyState title={t('none')}>
              <p>{t('noneLead')}</p>
              <Add />
            </EmptyState>
          )
        }
      </PeopleLoaded>
    </>
  );
};

export const ProductsPage = () => {
  const t = productsI18n.useT();
  return (
    <PeopleMember title={t('title')} lead={t('lead')} action={<Add />} width="wide" sellers>
      <List />
    </PeopleMember>
  );
};
