import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import type { LoadContext, RemotePage } from 'shared/remotes';
import { Link } from 'shared/router';
import { Page } from '../../layout/Page';
import { translate, useT } from './i18n';
import styles from './TermsPage.module.css';

const loadTermsList = async ({ api }: LoadContext) => {
  const { terms } = await api.terms.list({ query: { limit: 100 } });
  return terms.map(({ code, title, effectiveAt }) => ({ code, title, effectiveAt }));
};

type TermsListData = Awaited<ReturnType<typeof loadTermsList>>;

const TermsListPage = ({ data }: { data: TermsListData }) => {
  const t = useT();
  const language = useLanguage();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <ul className={styles.list}>
        {data.map(({ code, title, effectiveAt }) => (
          <li key={code}>
            <Link to={`/terms/${code}`}>{title}</Link>
            <time dateTime={effectiveAt}>{t('effective', { date: formatDateLong(effectiveAt, language) })}</time>
          </li>
        ))}
      </ul>
    </Page>
  );
};

export const page: RemotePage<TermsListData> = {
  load: loadTermsList,
  Page: TermsListPage,
  head: (_, language) => ({ title: translate(language)('title'), description: translate(language)('lead') }),
};
