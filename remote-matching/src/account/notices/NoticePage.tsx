import { FilePreview, uploadStyles as upload } from 'shared/account-forms';
import { api } from 'shared/client';
import { formatDateLong, formatNumber } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { EmptyState, Prose } from 'shared/ui';
import common from '../../components/common.module.css';
import { QueryProvider } from '../../data/QueryProvider';
import { useMemberData } from '../../data/use-member-data';
import { ContentPage } from '../../layout/ContentPage';
import { buildLoginPath } from '../../layout/login-path';
import { noticesI18n } from './i18n';
import { fetchNotice, type NoticeData } from './load';
import styles from './notices.module.css';

type LoadedNotice = NonNullable<NoticeData['notice']>;

const Neighbour = ({ label, none, notice }: { label: string; none: string; notice: LoadedNotice['previous'] }) => (
  <p className={styles.neighbour}>
    <span className={styles.label}>{label}</span>
    {notice ? <Link to={`/matching/notices/${notice._id}`}>{notice.subject}</Link> : <span>{none}</span>}
  </p>
);

const Notice = ({ data: { id, notice: publicNotice } }: { data: NoticeData }) => {
  const t = noticesI18n.useT();
  const language = useLanguage();
  const back = { to: '/matching/notices', text: t('list') };
  const current = useMemberData({
    queryKey: ['notices', 'one', id],
    queryFn: (): Promise<typeof publicNotice> => fetchNotice(api, id),
    loaded: publicNotice,
  });
  if (!current)
    return (
      <ContentPage title={t('title')} back={back}>
        <EmptyState
          title={t('hidden')}
          text={t('hiddenLead')}
          links={[
            { to: buildLoginPath(`/matching/notices/${id}`), text: t('signIn'), variant: 'primary', small: false },
          ]}
        />
      </ContentPage>
    );
  const { notification, previous, next } = current;
  const { subject, content, publishAt, views, upload: files } = notification;
  return (
    <ContentPage
      title={subject}
      back={back}
      lead={
        <span className={common.count}>
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
              <FilePreview file={file} />
            </div>
          ))}
        </section>
      )}
      <nav className={styles.neighbours} aria-label={t('list')}>
        <Neighbour label={t('next')} none={t('noNext')} notice={next} />
        <Neighbour label={t('previous')} none={t('noPrevious')} notice={previous} />
      </nav>
    </ContentPage>
  );
};

export const NoticePage = ({ data }: { data: NoticeData }) => (
  <QueryProvider>
    <Notice key={data.id} data={data} />
  </QueryProvider>
);
