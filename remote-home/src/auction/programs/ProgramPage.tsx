import { ArrowLeft, FileText } from 'lucide-react';
import { Link, useNavigate } from 'shared/router';
import { EmptyState, ErrorState, Pager, Prose } from 'shared/ui';
import layout from '../../layout/layout.module.css';
import { Popups } from '../../layout/popups/Popups';
import { LotGrid } from '../search/LotGrid';
import { none } from '../search/query';
import { SearchBox } from '../search/SearchBox';
import { Dates } from './Dates';
import { useT } from './i18n';
import type { ProgramData } from './load';
import { ProgramStatus } from './ProgramStatus';
import styles from './programs.module.css';
import { Rules } from './Rules';

export const ProgramPage = ({ data: { program, works } }: { data: ProgramData }) => {
  const t = useT();
  const navigate = useNavigate();
  const { _id, code, title, hall, hallName, type, status, description, files, rules } = program;
  const addressOf = (page: number) => `/auction/programs/${code}${page > 1 ? `?page=${page}` : ''}`;
  const papers = files.filter(({ kind }) => kind !== 'IMAGE');
  return (
    <div className={layout.content}>
      <Popups />
      <div className={styles.page}>
        <header className={styles.head}>
          <Link className={styles.back} to="/auction/programs">
            <ArrowLeft aria-hidden />
            {t('allPrograms')}
          </Link>
          <p className={styles.meta}>
            <ProgramStatus status={status} />
            <span>{t(type)}</span>
            <Link to={`/auction/halls/${hall}`}>{hallName}</Link>
          </p>
          <h1 className={styles.pageTitle}>{title}</h1>
          <Dates program={program} />
          {description && <Prose html={description} className={styles.prose} />}
          {papers.map(({ _id: paper, file }) => (
            <a key={paper} className={styles.paper} href={file.url} download={file.name}>
              <FileText aria-hidden />
              {file.name}
            </a>
          ))}
        </header>
        <section aria-labelledby="lots" className={styles.group}>
          <h2 id="lots" className={styles.heading}>
            {t('works')}
          </h2>
          {works === null && <ErrorState onRetry={() => void navigate(addressOf(1), { replace: true })} />}
          {works?.total === 0 && (
            <EmptyState title={t('worksNone')}>
              <p>{t('worksNoneHint')}</p>
            </EmptyState>
          )}
          {works && works.total > 0 && (
            <>
              <div className={styles.within}>
                <SearchBox query={{ ...none, program: _id }} label={t('filter')} />
              </div>
              <LotGrid works={works.works} serverTime={works.serverTime} level={3} />
              <Pager page={works.page} limit={works.limit} total={works.total} hrefOf={addressOf} />
            </>
          )}
        </section>
        <Rules rules={rules} />
      </div>
    </div>
  );
};
