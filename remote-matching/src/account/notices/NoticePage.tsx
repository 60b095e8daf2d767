import { api } from 'shared/client';
import { formatDateLong, formatNumber } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { PeopleFile, uploadStyles as upload } from 'shared/people';
import { Link } from 'shared/router';
import { EmptyState, LinkButton, Prose } from 'shared/ui';
import { PeoplePage } from '../../components/PeoplePage';
import { Queries } from '../../components/Queries';
import { noticesI18n } from './i18n';
import { type NoticeData, readNotice } from './load';
import styles from './notices.module.css';
import { useOwn } from './use-own';

type Shown = NonNullable<NoticeData['shown']>;

const Neighbour = ({ label, none, notice }: { label: string; none: string; notice: Shown['previous'] }) => (
  <p className={styles.neighbour}>
    <span className={styles.label}>{label}</span>
    {notice ? <Link to={`/matching/notices/${notice._id}`}>{notice.subject}</Link> : <span>{none}</span>}
  </p>
);

const Notice = ({ data: { id, shown } }: { data: NoticeData }) => {
  const t = noticesI18n.useT();
  const language = useLanguage();
  const back = { to: '/matching/notices', text: t('list') };
  const known = useOwn(['one', id], shown, () => readNotice(api, id));
  if (!known)
    return (
      <PeoplePage title={t('title')} back={back}>
        <EmptyState title={t('hidden')}>
          <p>{t('hiddenLead')}</p>
          <LinkButton variant="primary" to={`/matching/login?next=${encodeURIComponent(`/matching/notices/${id}`)}`}>
            {t('signIn')}
          </LinkButton>
        </EmptyState>
      </PeoplePage>
    );
  const { notification, previous, next } = known;
  const { subject, content, publishAt, views, upload: files } = notification;
  return (
    <PeoplePage
      title={subject}
      back={back}
      lead={
        <span className={styles.date}>
          {publishAt && <time dateTime={publishAt}>{formatDateLong(publishAt, language)}</time>} ·{' '}
          {t('views', { views: formatNumber(views) })}
        </span>
      }
    >
      <Prose html={content} />
      {files.length > 0 && (
        <section className={upload.box} aria-labelledby="files">
          <h2 id="files" className={styles.filesTitle}>
            {t('files')}
          </h2>
          {files.map((file) => (
            <div key={file._id} className={upload.row}>
              <PeopleFile file={file} />
            </div>
          ))}
        </section>
      )}
      <nav className={styles.neighbours} aria-label={t('list')}>
        <Neighbour label={t('next')} none={t('noNext')} notice={next} />
        <Neighbour label={t('previous')} none={t('noPrevious')} notice={previous} />
      </nav>
    </PeoplePage>
  );
};

export const NoticePage = ({ data }: { data: NoticeData }) => (
  <Queries>
    <Notice key={data.id} data={data} />
  </Queries>
);
