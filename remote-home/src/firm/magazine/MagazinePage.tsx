import { classNames, EmptyState, LinkButton, Pager } from 'shared/ui';
import { Page } from '../../layout/Page';
import { buildPagePath } from '../../layout/query-params';
import { ArticleCard } from './ArticleCard';
import { useT } from './i18n';
import type { MagazineData } from './load';
import styles from './magazine.module.css';

export const MagazinePage = ({ data: { boards, total, page, limit } }: { data: MagazineData }) => {
  const t = useT();
  return (
    <Page title={t('title')} lead={t('lead')}>
      {boards.length === 0 && (
        <EmptyState title={t(total === 0 ? 'empty' : 'emptyPage')}>
          {total > 0 && (
            <LinkButton small to="/magazine">
              {t('first')}
            </LinkButton>
          )}
        </EmptyState>
      )}
      <ul className={classNames(styles.grid, page === 1 && styles.leading)}>
        {boards.map((board) => (
          <li key={board._id}>
            <ArticleCard board={board} level={2} stacked />
          </li>
        ))}
      </ul>
      <Pager page={page} limit={limit} total={total} buildHref={(number) => buildPagePath('/magazine', number)} />
    </Page>
  );
};
