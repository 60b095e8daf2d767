import { useState } from 'react';
import { api } from 'shared/client';
import type { Answer, contract } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { PeopleLoaded } from 'shared/people';
import { Link, useNavigate, useSearchParams } from 'shared/router';
import { Button, LinkButton, VisuallyHidden } from 'shared/ui';
import { Picture } from '../../layout/Picture';
import { MyPage } from '../../members/my/MyPage';
import my from '../../members/my/my.module.css';
import { OwnCards } from '../../members/my/OwnCards';
import { usePageQuery } from '../../members/my/page-query';
import { useOwn } from '../../members/my/use-own';
import { Stars } from '../shop-products/Stars';
import { useT } from './i18n';
import { Pictures } from './Pictures';
import { ReviewForm } from './ReviewForm';

type Review = Answer<typeof contract.reviews.list>['reviews'][number];

const waitingSize = 50;

/** What was delivered and has no review yet; the address says which one is being written. */
const Waiting = ({ onWritten }: { onWritten: () => void }) => {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const [said, setSaid] = useState<string | null>(null);
  const own = useOwn('reviewable', () => api.purchases.list({ query: { reviewable: 'true', limit: waitingSize } }));
  const writing = query.get('write');
  const leave = () => void navigate('/my/reviews', { replace: true });
  const done = (lost: boolean) => {
    setSaid(t(lost ? 'picturesFailed' : 'thanks'));
    own.refetch();
    onWritten();
    leave();
  };
  return (
    <section className={my.section} aria-labelledby="waiting">
      <h2 id="waiting">{t('waiting')}</h2>
      <p role="status" className={my.said}>
        {said}
      </p>
      <PeopleLoaded query={own} blocks={1}>
        {({ purchases }) => {
          const chosen = purchases.find(({ _id }) => _id === writing);
          return (
            <>
              {chosen && (
                <ReviewForm
                  key={chosen._id}
                  purchase={chosen._id}
                  name={chosen.snapshot.name}
                  onDone={done}
                  onCancel={leave}
                />
              )}
              {purchases.length === 0 && (
                <p className={my.quiet}>
                  {t('waitingNone')}. {t('waitingText')}
                </p>
              )}
              {purchases.length > 0 && (
                <ul className={my.rows}>
                  {purchases
                    .filter((purchase) => purchase !== chosen)
                    .map(({ _id, snapshot, placedAt }) => (
                      <li key={_id} className={my.row}>
                        <Picture
                          url={snapshot.thumb?.url}
                          alt=""
                          shape="landscape"
                          sizes="72px"
                          className={my.picture}
                        />
                        <div className={my.what}>
                          <p>{snapshot.name}</p>
                          <p className={my.quiet}>{t('bought', { date: formatDateLong(placedAt, language) })}</p>
                        </div>
                        <LinkButton small to={`/my/reviews?write=${_id}`}>
                          {t('write')}
                          <VisuallyHidden> {snapshot.name}</VisuallyHidden>
                        </LinkButton>
                      </li>
                    ))}
                </ul>
              )}
            </>
          );
        }}
      </PeopleLoaded>
    </section>
  );
};

const Card = ({ review, onRemove }: { review: Review; onRemove: () => void }) => {
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
        <Stars score={score} />
        <VisuallyHidden>{t('points', { score })}</VisuallyHidden>
        {status === 'HIDDEN' && <span className={my.chip}>{t('hidden')}</span>}
      </p>
      <p className={my.words}>{content}</p>
      <Pictures images={images} />
      {reply && (
        <div className={my.reply}>
          <strong>{t('reply')}</strong>
          <p className={my.words}>{reply.content}</p>
        </div>
      )}
      <p className={my.between}>
        <span className={my.quiet}>{likes > 0 && t('likes', { count: likes })}</span>
        <Button small onClick={onRemove}>
          {t('remove')}
        </Button>
      </p>
    </li>
  );
};

const Reviews = () => {
  const t = useT();
  const { page, hrefOf } = usePageQuery('score', []);
  const own = useOwn(`reviews ${page}`, async () => {
    const { reviews: rows, ...rest } = await api.reviews.list({ query: { page, limit: 10 } });
    return { rows, ...rest };
  });
  return (
    <>
      <Waiting onWritten={own.refetch} />
      <section className={my.section} aria-labelledby="written">
        <h2 id="written">{t('written')}</h2>
        <OwnCards
          query={own}
          page={page}
          hrefOf={hrefOf}
          empty={{ title: t('none'), text: t('noneText') }}
          ask={{ title: t('removeAsk'), text: t('removeText'), yes: t('remove') }}
          remove={(id) => api.reviews.remove({ params: { id } })}
          card={(review, onRemove) => <Card key={review._id} review={review} onRemove={onRemove} />}
        />
      </section>
    </>
  );
};

export const ReviewsPage = () => {
  const t = useT();
  return (
    <MyPage title={t('title')}>
      <Reviews />
    </MyPage>
  );
};
