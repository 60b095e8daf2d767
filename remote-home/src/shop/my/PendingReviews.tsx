import { useState } from 'react';
import { FormOutcome, QueryBoundary } from 'shared/account-forms';
import { api } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { useNavigate, useSearchParams } from 'shared/router';
import { LinkButton, VisuallyHidden } from 'shared/ui';
import { Picture } from '../../layout/Picture';
import my from '../../members/my/my.module.css';
import { useMemberQuery } from '../../members/my/use-member-query';
import { ReviewForm } from './ReviewForm';
import { useT } from './reviews-i18n';

type Purchase = CallResult<typeof contract.purchases.list>['purchases'][number];

const maxPurchases = 50;

const PurchaseRow = ({ purchase: { _id, snapshot, placedAt } }: { purchase: Purchase }) => {
  const t = useT();
  const language = useLanguage();
  return (
    <li className={my.row}>
      <Picture url={snapshot.thumb?.url} alt="" shape="thumb" sizes="72px" className={my.picture} />
      <div className={my.details}>
        <p>{snapshot.name}</p>
        <p className={my.quiet}>{t('bought', { date: formatDateLong(placedAt, language) })}</p>
      </div>
      <LinkButton small to={`/my/reviews?write=${_id}`}>
        {t('write')}
        <VisuallyHidden> {snapshot.name}</VisuallyHidden>
      </LinkButton>
    </li>
  );
};

/** Delivered purchases without a review. `write` in the address is the one that the form is open for. */
export const PendingReviews = ({ onWritten }: { onWritten: () => void }) => {
  const t = useT();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [message, setMessage] = useState<{ purchase: string | null; text: string } | null>(null);
  const query = useMemberQuery('reviewable', () =>
    api.purchases.list({ query: { reviewable: 'true', limit: maxPurchases } }),
  );
  const closeForm = () => void navigate('/my/reviews', { replace: true });
  const onDone = (imagesFailed: boolean) => {
    setMessage({ purchase: search.get('write'), text: t(imagesFailed ? 'picturesFailed' : 'thanks') });
    query.refetch();
    onWritten();
    closeForm();
  };
  return (
    <section className={my.section} aria-labelledby="waiting">
      <h2 id="waiting">{t('waiting')}</h2>
      {message && (
        <FormOutcome key={message.purchase} className={my.status}>
          {message.text}
        </FormOutcome>
      )}
      <QueryBoundary query={query} skeletons={1}>
        {({ purchases }) => {
          const selected = purchases.find(({ _id }) => _id === search.get('write'));
          return (
            <>
              {selected && (
                <ReviewForm
                  key={selected._id}
                  purchase={selected._id}
                  name={selected.snapshot.name}
                  onDone={onDone}
                  onCancel={closeForm}
                />
              )}
              {purchases.length === 0 ? (
                <p className={my.quiet}>
                  {t('noneWaiting')}. {t('waitingText')}
                </p>
              ) : (
                <ul className={my.rows}>
                  {purchases
                    .filter((purchase) => purchase !== selected)
                    .map((purchase) => (
                      <PurchaseRow key={purchase._id} purchase={purchase} />
                    ))}
                </ul>
              )}
            </>
          );
        }}
      </QueryBoundary>
    </section>
  );
};
