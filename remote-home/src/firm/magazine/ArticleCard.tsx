import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'shared/router';
import { classNames, ExternalLink, VisuallyHidden } from 'shared/ui';
import { Picture } from '../../layout/Picture';
import styles from './ArticleCard.module.css';
import type { ArticleCardData } from './article-card';
import { useT } from './card-i18n';

interface ArticleCardProps {
  board: ArticleCardData;
  level: 2 | 3;
  /** Puts the image above the text at every width. */
  stacked?: boolean;
  /** Shown below the summary. */
  children?: ReactNode;
}

/** An article of this site opens in this tab, an external one in a new tab (§2). */
export const ArticleCard = ({ board, level, stacked, children }: ArticleCardProps) => {
  const { path, url, thumb, subject, summary, lang } = board;
  const t = useT();
  const Heading = `h${level}` as const;
  const more = (
    <>
      {t('more')}
      <VisuallyHidden>
        : <span lang={lang}>{subject}</span>
      </VisuallyHidden>
    </>
  );
  return (
    <article className={classNames(styles.card, !stacked && styles.beside)}>
      <Picture
        url={thumb}
        alt=""
        shape="landscape"
        sizes={
          stacked ? '(min-width: 1024px) 380px, (min-width: 576px) 50vw, 100vw' : '(min-width: 1024px) 280px, 45vw'
        }
        className={styles.thumb}
      />
      <div className={styles.text}>
        <Heading className={styles.subject} lang={lang}>
          {subject}
        </Heading>
        {summary && (
          <p className={styles.summary} lang={lang}>
            {summary}
          </p>
        )}
        {children}
        {url ? (
          <ExternalLink href={url} className={styles.more}>
            <span>{more}</span>
          </ExternalLink>
        ) : (
          <Link to={path} className={styles.more}>
            <span>{more}</span>
            <ArrowRight aria-hidden />
          </Link>
        )}
      </div>
    </article>
  );
};
