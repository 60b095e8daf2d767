import { ArrowLeft, CircleCheck } from 'lucide-react';
import { QueryBoundary } from 'shared/account-forms';
import { api } from 'shared/client';
import { formatDateLong, formatPhone } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link, useParams, useSearchParams } from 'shared/router';
import { Facts } from '../../../layout/Facts';
import { AccountLayout } from '../../../members/my/AccountLayout';
import my from '../../../members/my/my.module.css';
import { useMemberQuery } from '../../../members/my/use-member-query';
import { useT } from './i18n';
import { OrderActions } from './OrderActions';
import { OrderLine } from './OrderLine';
import { OrderProgress } from './OrderProgress';
import { OrderStatusBadge } from './OrderStatusBadge';
import type { MemberOrder } from './order';
import styles from './order.module.css';
import { isReceiverMissing, needsDeliveryDetails } from './order-progress';
import { PaymentDetails } from './PaymentDetails';
import { WinnerReceiver } from './WinnerReceiver';
import { WonLotPayment } from './WonLotPayment';

const ReceiverDetails = ({ order: { receiver, pickup } }: { order: MemberOrder }) => {
  const t = useT();
  const language = useLanguage();
  if (!receiver) return null;
  const { name, phone, address, memo } = receiver;
  const receiverLines = (
    <>
      {name} · {formatPhone(phone)}
      {address && (
        <>
          <br />({address.zip}) {address.address1} {address.address2}
        </>
      )}
    </>
  );
  return (
    <section className={my.section} aria-labelledby="receiver">
      <h2 id="receiver">{t('receiver')}</h2>
      <Facts
        columns
        className={styles.facts}
        facts={[
          [t('receiver'), receiverLines],
          [t('pickup'), pickup && `${pickup.place} · ${formatDateLong(pickup.at, language, true)}`],
          [t('memo'), memo],
        ]}
      />
    </section>
  );
};

const OrderHistory = ({ order: { history } }: { order: MemberOrder }) => {
  const t = useT();
  const language = useLanguage();
  return (
    <details className={styles.history}>
      <summary>{t('history')}</summary>
      <ol>
        {history.map(({ at, to, reason, line }) => (
          <li key={`${at} ${to} ${line}`}>
            <time dateTime={at}>{formatDateLong(at, language, true)}</time> <strong>{t(to)}</strong>
            {reason && <span> · {reason}</span>}
          </li>
        ))}
      </ol>
    </details>
  );
};

const getThanksText = ({ status, kind }: MemberOrder) => {
  if (status !== 'PENDING_PAYMENT') return 'thanksPaid';
  return kind === 'AUCTION' ? 'thanksWon' : 'thanksPay';
};

const OrderDetails = ({ id }: { id: string }) => {
  const t = useT();
  const language = useLanguage();
  const [search] = useSearchParams();
  const orderQuery = useMemberQuery(`order ${id}`, async () => api.orders.get({ params: { id } }));
  return (
    <QueryBoundary query={orderQuery}>
      {({ order, methods }) => (
        <>
          {search.get('placed') === 'true' && (
            <div className={styles.thanks} role="status">
              <CircleCheck aria-hidden />
              <p>
                <strong>{t('thanks')}</strong>
                <span>{t(getThanksText(order))}</span>
              </p>
            </div>
          )}
          <p className={my.between}>
            <strong className={styles.orderNo}>{t('order', { orderNo: order.orderNo })}</strong>
            <OrderStatusBadge status={order.status} />
            <span className={my.quiet}>{t('placedAt', { date: formatDateLong(order.placedAt, language, true) })}</span>
          </p>
          <OrderProgress order={order} />
          <OrderActions order={order} onUpdated={(next) => orderQuery.setData({ order: next, methods })} />
          <section className={my.section} aria-labelledby="lines">
            <h2 id="lines">{t('lines')}</h2>
            <ul className={styles.lines}>
              {order.lines.map((line) => (
                <OrderLine key={line._id} line={line} onDone={orderQuery.refetch} />
              ))}
            </ul>
          </section>
          <PaymentDetails order={order} onUpdated={(next) => orderQuery.setData({ order: next, methods })} />
          {needsDeliveryDetails(order) && <WonLotPayment order={order} methods={methods} onDone={orderQuery.refetch} />}
          {isReceiverMissing(order) && (
            <WinnerReceiver order={order} onUpdated={(next) => orderQuery.setData({ order: next, methods })} />
          )}
          <ReceiverDetails order={order} />
          <OrderHistory order={order} />
        </>
      )}
    </QueryBoundary>
  );
};

export const OrderPage = () => {
  const t = useT();
  const { id = '' } = useParams();
  return (
    <AccountLayout
      title={t('detail')}
      lead={
        <Link className={styles.back} to="/my/orders">
          <ArrowLeft size={18} aria-hidden />
          {t('back')}
        </Link>
      }
    >
      <OrderDetails id={id} />
    </AccountLayout>
  );
};
