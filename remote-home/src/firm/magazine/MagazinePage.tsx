import { classNames, EmptyState, LinkButton, Pager } from 'shared/ui';
import { LinkTabs } from '../../layout/LinkTabs';
import { Page } from '../../layout/Page';
import { DatedCard } from './DatedCard';
import { useT } from './i18n';
import type { MagazineData } from './load';
import styles from './magazine.module.css';

const buildMagazinePath = (practice: string | null, page = 1) => {
  const path = practice ? `/magazine?practice=${practice}` : '/magazine';
  return page > 1 ? `${path}${practice ? '&' : '?'}page=${page}` : path;
};

export const MagazinePage = ({ data }: { data: MagazineData }) => {
  const t = useT();
  const { boards, total, page, limit, practice, practices } = data;
  const tabs = [{ code: null, name: t('all') }, ...practices].map(({ code, name }) => ({
    to: buildMagazinePath(code),
    text: name,
    current: code === practice,
  }));
  return (
    <Page title={t('title')} lead={t('lead')}>
      <LinkTabs label={t('practices')} tabs={tabs} underlined className={styles.practices} />
      {boards.length === 0 && (
        <EmptyState title={t(total > 0 ? 'emptyPage' : practice ? 'emptyPractice' : 'empty')}>
          {(total > 0 || practice) && (
            <LinkButton small to={total > 0 ? buildMagazinePath(practice) : '/magazine'}>
              {t(total > 0 ? 'first' : 'showAll')}
            </LinkButton>
          )}
        </EmptyState>
      )}
      <ul className={classNames(styles.grid, page === 1 && styles.leading)}>
        {boards.map((board) => (
          <li key={board._id}>
            <DatedCard board={board} level={2} />
          </li>
        ))}
      </ul>
      <Pager page={page} limit={limit} total={total} buildHref={(number) => buildMagazinePath(practice, number)} />
    </Page>
  );
};
