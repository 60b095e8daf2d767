import { ChevronRight } from 'lucide-react';
import { formatDateLong, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Picture } from '../../../layout/Picture';
import my from '../../../members/my/my.module.css';
import { useT } from './i18n';
import { OrderStatusBadge } from './OrderStatusBadge';
import type { MemberOrder } from './order';
import styles from './order.module.css';

/** An order in a list, with its first line; the whole card is a link to it. */
export const OrderCard = ({ order: { _id, orderNo, placedAt, status, lines, amounts } }: { order: MemberOrder }) => {
  const t = useT();
  const language = useLanguage();
  const [first] = lines;
  return (
    <li className={styles.card}>
      <Picture url={first?.snapshot.thumb?.url} alt="" shape="thumb" sizes="88px" />
      <div className={my.details}>
        <p>
          <Link className={styles.cardLink} to={`/my/orders/${_id}`}>
            {first?.snapshot.name} {lines.length > 1 && t('more', { count: lines.length - 1 })}
          </Link>
        </p>
        <p className={my.quiet}>
          <span className={my.unbroken}>{formatDateLong(placedAt, language)}</span> ·{' '}
          <span className={my.unbroken}>{orderNo}</span>
        </p>
        <p>
          <OrderStatusBadge status={status} />
        </p>
      </div>
      <strong className={my.figure}>{formatWon(amounts.total, language)}</strong>
      <ChevronRight aria-hidden />
    </li>
  );
};
