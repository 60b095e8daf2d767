import { useState } from 'react';
import { formatDateLong, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Button, classNames, LinkButton } from 'shared/ui';
import { Picture } from '../../../layout/Picture';
import my from '../../../members/my/my.module.css';
import { ImageLinks } from '../../reviews/ImageLinks';
import type { ActionRequest } from './ActionDialog';
import { CopyButton } from './CopyButton';
import { useT } from './i18n';
import { LazyActionDialog } from './LazyActionDialog';
import { OrderStatusBadge } from './OrderStatusBadge';
import type { MemberOrderLine } from './order';
import styles from './order.module.css';
import { useLineActions } from './use-line-actions';

/** The page of the product or of the lot; null where there is none. */
const getItemPath = ({ _product, _work }: MemberOrderLine) =>
  _product ? `/shop/products/${_product}` : _work ? `/auction/works/${_work}` : null;

const RequestStatus = ({ request }: { request: NonNullable<MemberOrderLine['request']> }) => {
  const t = useT();
  return (
    <div className={styles.request}>
      <p>{t('requested', { kind: t(request.kind), reason: request.reason })}</p>
      <ImageLinks images={request.images} />
      {request.reject && <p className={styles.rejected}>{t('rejected', { reject: request.reject })}</p>}
    </div>
  );
};

interface OrderLineProps {
  line: MemberOrderLine;
  /** Shows the order that the line belongs to, outside its page. */
  showOrder?: boolean;
  onDone: () => void;
}

export const OrderLine = ({ line, showOrder, onDone }: OrderLineProps) => {
  const t = useT();
  const language = useLanguage();
  const createRequest = useLineActions(line, onDone);
  const [actionRequest, setActionRequest] = useState<ActionRequest | null>(null);
  const { snapshot, qty, amount, status, tracking, request, actions, returnUntil, reviewable, reviewed } = line;
  const path = getItemPath(line);
  return (
    <li className={styles.line}>
      <Picture url={snapshot.thumb?.url} alt="" shape="thumb" sizes="88px" />
      <div className={my.details}>
        <p>{path ? <Link to={path}>{snapshot.name}</Link> : snapshot.name}</p>
        {snapshot.option && <p className={my.quiet}>{snapshot.option}</p>}
        <p className={my.quiet}>
          {formatWon(snapshot.price, language)} · {t('qty', { qty })}
        </p>
        {showOrder && (
          <p className={my.quiet}>
            <span className={my.unbroken}>{formatDateLong(line.placedAt, language)}</span> ·{' '}
            <Link className={classNames(styles.link, my.unbroken)} to={`/my/orders/${line._order}`}>
              {t('order', { orderNo: line.orderNo })}
            </Link>
          </p>
        )}
      </div>
      <div className={styles.right}>
        <OrderStatusBadge status={status} />
        <strong>{formatWon(amount, language)}</strong>
      </div>
      <div className={styles.details}>
        {tracking && (
          <p className={my.quiet}>
            {t('tracking', { company: tracking.company, no: tracking.no })}
            <CopyButton text={tracking.no} label={t('trackingCopy')} />
          </p>
        )}
        {request && <RequestStatus request={request} />}
        {returnUntil && (actions.includes('RETURN') || actions.includes('EXCHANGE')) && (
          <p className={my.quiet}>
            {t(actions.includes('EXCHANGE') ? 'returnUntil' : 'returnOnlyUntil', {
              date: formatDateLong(returnUntil, language),
            })}
          </p>
        )}
        <p className={styles.actions}>
          {reviewable && (
            <LinkButton small variant="primary" to={`/my/reviews?write=${line._id}`}>
              {t('review')}
            </LinkButton>
          )}
          {reviewed && <span className={my.quiet}>{t('reviewed')}</span>}
          {actions.map((action) => (
            <Button key={action} small onClick={() => setActionRequest(createRequest(action))}>
              {t(action)}
            </Button>
          ))}
        </p>
      </div>
      <LazyActionDialog request={actionRequest} onClose={() => setActionRequest(null)} />
    </li>
  );
};
