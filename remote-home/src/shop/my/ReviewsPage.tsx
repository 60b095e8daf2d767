import { api } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Button, VisuallyHidden } from 'shared/ui';
import my from '../../members/my/my.module.css';
import { RemovableList } from '../../members/my/RemovableList';
import { useListQuery } from '../../members/my/use-list-query';
import { useMemberList } from '../../members/my/use-member-list';
import { ImageLinks } from '../reviews/ImageLinks';
import { Reply } from '../reviews/Reply';
import { StarRating } from '../reviews/StarRating';
import { PendingReviews } from './PendingReviews';
import { useT } from './reviews-i18n';

type Review = CallResult<typeof contract.reviews.list>['reviews'][number];

const pageSize = 10;

const OwnReviewCard = ({ review, onRemove }: { review: Review; onRemove: () => void }) => {
  const t = useT();
  const language = useLanguage();
  const { product, _product, score, content, images, createdAt, status, reply, likes } = review;
  return (
    <li className={my.card}>
      <p className={my.between}>
        <Link to={`/shop/products/${_product}`}>{product.name}</Link>
        <span className={my.quiet}>{formatDateLong(createdAt, language)}</span>
      </p>
      <p className={my.actions}>
        <StarRating score={score} />
        <VisuallyHidden>{t('points', { score })}</VisuallyHidden>
        {status === 'HIDDEN' && <span className={my.chip}>{t('hidden')}</span>}
      </p>
      <p className={my.text}>{content}</p>
      <ImageLinks images={images} />
      {reply && <Reply title={t('reply')} text={reply.content} className={my.text} />}
      <p className={my.between}>
        <span className={my.quiet}>{likes > 0 && t('likes', { count: likes })}</span>
        <Button small onClick={onRemove}>
          {t('remove')}
        </Button>
      </p>
    </li>
  );
};

export const ReviewsPage = () => {
  const t = useT();
  const list = useListQuery();
  const query = useMemberList('reviews', `${list.page}`, () =>
    api.reviews.list({ query: { page: list.page, limit: pageSize } }),
  );
  return (
    <>
      <PendingReviews onWritten={query.refetch} />
      <section className={my.section} aria-labelledby="written">
        <h2 id="written">{t('written')}</h2>
        <RemovableList
          query={query}
          list={list}
          empty={{ title: t('noReviews'), text: t('noReviewsText') }}
          confirmation={{ title: t('confirmRemove'), text: t('removeText'), confirmLabel: t('remove') }}
          remove={(id) => api.reviews.remove({ params: { id } })}
          renderCard={(review, onRemove) => <OwnReviewCard key={review._id} review={review} onRemove={onRemove} />}
        />
      </section>
    </>
  );
};
