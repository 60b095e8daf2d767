import type { CallResult, contract } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { VisuallyHidden } from 'shared/ui';
import styles from './feedback.module.css';
import { ImageLinks } from './ImageLinks';
import { useT } from './i18n';
import { Reply } from './Reply';
import { StarRating } from './StarRating';

type Review = CallResult<typeof contract.productReviews.list>['reviews'][number];

export const ReviewCard = ({ review }: { review: Review }) => {
  const t = useT();
  const language = useLanguage();
  const { author, createdAt, score, content, images, reply } = review;
  return (
    <article className={styles.card}>
      <p className={styles.meta}>
        <StarRating score={score} />
        <VisuallyHidden>{t('stars', { score })}</VisuallyHidden>
        <span>{author}</span>
        <time dateTime={createdAt}>{formatDateLong(createdAt, language)}</time>
      </p>
      <p className={styles.text}>{content}</p>
      <ImageLinks images={images} size={96} getLabel={(index) => t('reviewPicture', { place: index + 1 })} />
      {reply && <Reply title={t('reply')} text={reply.content} className={styles.text} />}
    </article>
  );
};
