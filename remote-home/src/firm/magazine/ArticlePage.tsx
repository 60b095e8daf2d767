import { ArrowLeft, FileText } from 'lucide-react';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { buttonClass, OutsideLink, Prose } from 'shared/ui';
import { ConsultCall } from '../../layout/ConsultCall';
import { Picture } from '../../layout/Picture';
import { Popups } from '../../layout/popups/Popups';
import { ArticleCard } from './ArticleCard';
import { useT } from './i18n';
import type { ArticleData } from './load';
import styles from './magazine.module.css';

/** An article of the magazine, or a notice: the same page, with another way back. */
export const ArticlePage = ({ data: { board, author, related } }: { data: ArticleData }) => {
  const t = useT();
  const language = useLanguage();
  const notice = board.code === 'NOTICE';
  return (
    <>
      <article className={styles.article}>
        <header className={styles.head}>
          <Link className={styles.back} to={notice ? '/guide#notices' : '/magazine'}>
            <ArrowLeft aria-hidden />
            {t(notice ? 'notices' : 'title')}
          </Link>
          <h1 className={styles.title}>{board.subject}</h1>
          {board.summary && <p className={styles.lead}>{board.summary}</p>}
          <p className={styles.meta}>
            {author ? (
              <Link to={`/lawyers/${author.slug}`}>
                {t('writer', { name: language === 'en' ? author.titleEn : author.title, position: author.position })}
              </Link>
            ) : (
              board.authorName && <span>{board.authorName}</span>
            )}
            {board.publishAt && <time dateTime={board.publishAt}>{formatDateLong(board.publishAt, language)}</time>}
          </p>
        </header>
        {board.thumb && (
          <Picture
            url={board.thumb.url}
            alt=""
            shape="wide"
            sizes="(min-width: 1000px) 920px, 100vw"
            eager
            className={styles.thumb}
          />
        )}
        {board.content && <Prose html={board.content} className={styles.prose} />}
        {board.url && (
          <OutsideLink href={board.url} className={buttonClass({ variant: 'secondary' })}>
            <span>{t('outside')}</span>
          </OutsideLink>
        )}
        {board.files.length > 0 && (
          <section className={styles.files} aria-label={t('files')}>
            <h2 className={styles.small}>{t('files')}</h2>
            <ul>
              {board.files.map(({ _id, url, name }) => (
                <li key={_id}>
                  <a href={url} download={name}>
                    <FileText aria-hidden />
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </article>
      {!notice && <ConsultCall />}
      {!notice && related.length > 0 && (
        <section className={styles.related} aria-labelledby="related">
          <h2 id="related" className={styles.relatedTitle}>
            {t('related')}
          </h2>
          <ul className={styles.grid}>
            {related.map((item) => (
              <li key={item._id}>
                <ArticleCard board={item} level={3} stacked />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Popups />
    </>
  );
};
