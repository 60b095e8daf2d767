import { FileText } from 'lucide-react';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { ExternalLink, getButtonClass, Prose } from 'shared/ui';
import { BackLink } from '../../layout/BackLink';
import { ConsultBanner } from '../../layout/ConsultBanner';
import common from '../../layout/common.module.css';
import { Picture } from '../../layout/Picture';
import { Popups } from '../../layout/popups/Popups';
import { ShareLinks } from '../../layout/ShareLinks';
import { ArticleSection } from './ArticleSection';
import { useT } from './i18n';
import type { ArticleData } from './load';
import styles from './magazine.module.css';

/** An article of the magazine or a notice; the back link leads to the list it belongs to. */
export const ArticlePage = ({ data: { board, author, related } }: { data: ArticleData }) => {
  const t = useT();
  const language = useLanguage();
  const isNotice = board.code === 'NOTICE';
  return (
    <>
      <article className={styles.article}>
        <header className={styles.head}>
          <BackLink to={isNotice ? '/notices' : '/magazine'}>{t(isNotice ? 'notices' : 'title')}</BackLink>
          <h1 className={styles.title}>{board.subject}</h1>
          {board.summary && <p className={styles.lead}>{board.summary}</p>}
          <p className={styles.meta}>
            {author ? (
              <Link to={`/lawyers/${author.slug}`}>
                {t('writer', { name: author.name, position: author.position })}
              </Link>
            ) : (
              board.authorName && <span>{board.authorName}</span>
            )}
            {board.publishAt && <time dateTime={board.publishAt}>{formatDateLong(board.publishAt, language)}</time>}
          </p>
          <ShareLinks title={board.subject} />
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
          <ExternalLink href={board.url} className={getButtonClass({ variant: 'secondary' })}>
            <span>{t('readOriginal')}</span>
          </ExternalLink>
        )}
        {board.files.length > 0 && (
          <section className={styles.files} aria-label={t('files')}>
            <h2 className={styles.small}>{t('files')}</h2>
            <ul className={common.list}>
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
      {!isNotice && <ConsultBanner lawyer={author?.slug} />}
      {!isNotice && <ArticleSection id="related" title={t('related')} boards={related} />}
      <Popups />
    </>
  );
};
