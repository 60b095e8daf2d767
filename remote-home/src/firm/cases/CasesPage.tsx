import { EmptyState, LinkButton, Pager } from 'shared/ui';
import { LinkTabs } from '../../layout/LinkTabs';
import { Page } from '../../layout/Page';
import { CaseList } from './CaseList';
import styles from './cases.module.css';
import { useT } from './i18n';
import type { CasesData } from './load';

const buildCasesPath = (practice: string | null, page = 1) => {
  const path = practice ? `/cases?practice=${practice}` : '/cases';
  return page > 1 ? `${path}${practice ? '&' : '?'}page=${page}` : path;
};

export const CasesPage = ({ data }: { data: CasesData }) => {
  const t = useT();
  const { cases, total, page, limit, practice, practices } = data;
  const tabs = [{ code: null, name: t('all') }, ...practices].map(({ code, name }) => ({
    to: buildCasesPath(code),
    text: name,
    current: code === practice,
  }));
  return (
    <Page title={t('title')} lead={t('lead')}>
      <LinkTabs label={t('practice')} tabs={tabs} underlined className={styles.tabs} />
      {cases.length === 0 ? (
        <EmptyState title={t(total > 0 ? 'emptyPage' : practice ? 'emptyPractice' : 'empty')}>
          {total > 0 || practice ? (
            <LinkButton small to={total > 0 ? buildCasesPath(practice) : '/cases'}>
              {t(total > 0 ? 'first' : 'showAll')}
            </LinkButton>
          ) : (
            <LinkButton small to="/consult">
              {t('consult')}
            </LinkButton>
          )}
        </EmptyState>
      ) : (
        <CaseList cases={cases} level={2} />
      )}
      <Pager page={page} limit={limit} total={total} buildHref={(number) => buildCasesPath(practice, number)} />
    </Page>
  );
};
