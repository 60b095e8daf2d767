import { useState } from 'react';
import { formatDateLong, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Button, classes, LinkButton } from 'shared/ui';
import { Picture } from '../../layout/Picture';
import my from '../../members/my/my.module.css';
import { Pictures } from '../reviews/Pictures';
import { Ask } from './Ask';
import type { Asking } from './AskDialog';
import { CopyButton } from './CopyButton';
import { useT } from './i18n';
import styles from './order.module.css';
import { StatusChip } from './StatusChip';
import type { OwnLine } from './types';
import { useLine } from './use-line';

/** What is looked at again: the product, or the lot that was won. */
const pathOf = ({ _product, _work }: OwnLine) =>
  _product ? `/shop/products/${_product}` : _work ? `/auction/works/${_work}` : null;

const Request = ({ request }: { request: NonNullable<OwnLine['request']> }) => {
  const t = useT();
  return (
    <div className={styles.request}>
      <p>{t('requested', { kind: t(request.kind), reason: request.reason })}</p>
      <Pictures images={request.images} />
      {request.reject && <p className={styles.rejected}>{t('rejected', { reject: request.reject })}</p>}
    </div>
  );
};

interface LineProps {
  line: OwnLine;
  /** Where the line stands alone, its order is led to. */
  alone?: boolean;
  onDone: () => void;
}

export const Line = ({ line, alone, onDone }: LineProps) => {
  const t = useT();
  const language = useLanguage();
  const askFor = useLine(line, onDone);
  const [asking, setAsking] = useState<Asking | null>(null);
  const { snapshot, qty, amount, status, tracking, request, actions, returnUntil, reviewable, reviewed } = line;
  const path = pathOf(line);
  return (
    <li className={styles.line}>
      <Picture url={snapshot.thumb?.url} alt="" shape="landscape" sizes="88px" className={styles.picture} />
      <div className={my.what}>
        <p>{path ? <Link to={path}>{snapshot.name}</Link> : snapshot.name}</p>
        {snapshot.option && <p className={my.quiet}>{snapshot.option}</p>}
        <p className={my.quiet}>
          {formatWon(snapshot.price, language)} · {t('qty', { qty })}
        </p>
        {alone && (
          <p className={my.quiet}>
            <span className={my.whole}>{formatDateLong(line.placedAt, language)}</span> ·{' '}
            <Link className={classes(styles.link, my.whole)} to={`/my/orders/${line._order}`}>
              {t('order', { orderNo: line.orderNo })}
            </Link>
          </p>
        )}
      </div>
      <div className={styles.right}>
        <StatusChip status={status} />
        <strong>{formatWon(amount, language)}</strong>
      </div>
      <div className={styles.rest}>
        {tracking && (
          <p className={my.quiet}>
            {t('tracking', { company: tracking.company, no: tracking.no })}
            <CopyButton text={tracking.no} label={t('trackingCopy')} />
          </p>
        )}
        {request && <Request request={request} />}
        {returnUntil && (actions.includes('RETURN') || actions.includes('EXCHANGE')) && (
          <p className={my.quiet}>{t('returnUntil', { date: formatDateLong(returnUntil, language) })}</p>
        )}
        <p className={styles.actions}>
          {reviewable && (
            <LinkButton small variant="primary" to={`/my/reviews?write=${line._id}`}>
              {t('review')}
            </LinkButton>
          )}
          {reviewed && <span className={my.quiet}>{t('reviewed')}</span>}
          {actions.map((action) => (
            <Button key={action} small onClick={() => setAsking(askFor(action))}>
              {t(action)}
            </Button>
          ))}
        </p>
      </div>
      <Ask asking={asking} onClose={() => setAsking(null)} />
    </li>
  );
};
