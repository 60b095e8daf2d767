import { FileText } from 'lucide-react';
import { toProgramPath } from 'shared/format';
import { Link, useNavigate } from 'shared/router';
import { EmptyState, ErrorState, Pager, Prose } from 'shared/ui';
import { BackLink } from '../../layout/BackLink';
import { PageFrame } from '../../layout/Page';
import { buildPagePath } from '../../layout/query-params';
import { LotGrid } from '../lots/LotGrid';
import { emptyQuery } from '../search/lot-query';
import { SearchBox } from '../search/SearchBox';
import { BiddingRules } from './BiddingRules';
import { useT } from './i18n';
import type { ProgramData } from './load';
import { ProgramDates } from './ProgramDates';
import { ProgramStatus } from './ProgramStatus';
import styles from './programs.module.css';

export const ProgramPage = ({ data: { program, works } }: { data: ProgramData }) => {
  const t = useT();
  const navigate = useNavigate();
  const { _id, title, hall, hallName, type, status, description, files, rules } = program;
  const buildHref = (page: number) => buildPagePath(toProgramPath(program), page);
  const documents = files.filter(({ kind }) => kind !== 'IMAGE');
  return (
    <PageFrame>
      <header className={styles.head}>
        <BackLink to="/auction/programs">{t('allPrograms')}</BackLink>
        <p className={styles.meta}>
          <ProgramStatus status={status} />
          <span>{t(type)}</span>
          <Link to={`/auction/halls/${hall}`}>{hallName}</Link>
        </p>
        <h1 className={styles.pageTitle}>{title}</h1>
        <ProgramDates program={program} />
        {description && <Prose html={description} className={styles.prose} />}
        {documents.map(({ _id: documentId, file }) => (
          <a key={documentId} className={styles.paper} href={file.url} download={file.name}>
            <FileText aria-hidden />
            {file.name}
          </a>
        ))}
      </header>
      <section aria-labelledby="lots" className={styles.group}>
        <h2 id="lots" className={styles.heading}>
          {t('works')}
        </h2>
        {works === null && <ErrorState onRetry={() => void navigate(buildHref(1), { replace: true })} />}
        {works?.total === 0 && (
          <EmptyState title={t('worksNone')}>
            <p>{t('worksNoneHint')}</p>
          </EmptyState>
        )}
        {works && works.total > 0 && (
          <>
            <div className={styles.within}>
              <SearchBox query={{ ...emptyQuery, program: _id }} label={t('filter')} />
            </div>
            <LotGrid works={works.works} serverTime={works.serverTime} level={3} />
            <Pager page={works.page} limit={works.limit} total={works.total} buildHref={buildHref} />
          </>
        )}
      </section>
      <BiddingRules rules={rules} />
    </PageFrame>
  );
};
