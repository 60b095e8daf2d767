import { ChevronRight } from 'lucide-react';
import { formatDateLong, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { Picture } from '../../layout/Picture';
import my from '../../members/my/my.module.css';
import { useT } from './i18n';
import styles from './order.module.css';
import { StatusChip } from './StatusChip';
import type { OwnOrder } from './types';

/** An order by its first goods; the whole card leads to it. */
export const OrderCard = ({ order: { _id, orderNo, placedAt, status, lines, amounts } }: { order: OwnOrder }) => {
  const t = useT();
  const language = useLanguage();
  const [first] = lines;
  return (
    <li className={styles.card}>
      <Picture url={first?.snapshot.thumb?.url} alt="" shape="landscape" sizes="88px" className={styles.picture} />
      <div className={my.what}>
        <p>
          <Link className={styles.cover} to={`/my/orders/${_id}`}>
            {first?.snapshot.name} {lines.length > 1 && t('more', { count: lines.length - 1 })}
          </Link>
        </p>
        <p className={my.quiet}>
          <span className={my.whole}>{formatDateLong(placedAt, language)}</span> ·{' '}
          <span className={my.whole}>{orderNo}</span>
        </p>
        <p>
          <StatusChip status={status} />
        </p>
      </div>
      <strong className={my.figure}>{formatWon(amounts.total, language)}</strong>
      <ChevronRight aria-hidden />
    </li>
  );
};
