import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { srcSetOf, VisuallyHidden } from 'shared/ui';
import { useT } from './i18n';
import type { ShownReview } from './load';
import { Stars } from './Stars';
import styles from './talk.module.css';

export const ReviewCard = ({ review }: { review: ShownReview }) => {
  const t = useT();
  const language = useLanguage();
  const { author, createdAt, score, content, images, reply } = review;
  return (
    <article className={styles.card}>
      <p className={styles.meta}>
        <Stars score={score} />
        <VisuallyHidden>{t('stars', { score })}</VisuallyHidden>
        <span>{author}</span>
        <time dateTime={createdAt}>{formatDateLong(createdAt, language)}</time>
      </p>
      <p className={styles.words}>{content}</p>
      {images.length > 0 && (
        <ul className={styles.pictures}>
          {images.map(({ _id, url }, index) => (
            <li key={_id}>
              <a href={url} target="_blank" rel="noopener" aria-label={t('reviewPicture', { place: index + 1 })}>
                <img src={url} srcSet={srcSetOf(url)} sizes="120px" alt="" width={96} height={96} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {reply && (
        <div className={styles.reply}>
          <strong>{t('reply')}</strong>
          <p className={styles.words}>{reply.content}</p>
        </div>
      )}
    </article>
  );
};
