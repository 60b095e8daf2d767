import { ArrowLeft, CircleCheck } from 'lucide-react';
import { api } from 'shared/client';
import { formatDateLong, formatPhone } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { PeopleLoaded } from 'shared/people';
import { Link, useParams, useSearchParams } from 'shared/router';
import { MyPage } from '../../members/my/MyPage';
import my from '../../members/my/my.module.css';
import { useOwn } from '../../members/my/use-own';
import { useT } from './i18n';
import { Line } from './Line';
import { OrderActions } from './OrderActions';
import styles from './order.module.css';
import { PaymentInfo } from './PaymentInfo';
import { StatusChip } from './StatusChip';
import { isAsked } from './status';
import { TimeLine } from './TimeLine';
import type { OwnOrder } from './types';
import { WonPayment } from './WonPayment';

const Receiver = ({ order: { receiver, pickup } }: { order: OwnOrder }) => {
  const t = useT();
  const language = useLanguage();
  if (!receiver) return null;
  const { name, phone, address, memo } = receiver;
  return (
    <section className={my.section} aria-labelledby="receiver">
      <h2 id="receiver">{t('receiver')}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('receiver')}</dt>
          <dd>
            {name} · {formatPhone(phone)}
            {address && (
              <>
                <br />({address.zip}) {address.address1} {address.address2}
              </>
            )}
          </dd>
        </div>
        {pickup && (
          <div>
            <dt>{t('pickup')}</dt>
            <dd>
              {pickup.place} · {formatDateLong(pickup.at, language, true)}
            </dd>
          </div>
        )}
        {memo && (
          <div>
            <dt>{t('memo')}</dt>
            <dd>{memo}</dd>
          </div>
        )}
      </dl>
    </section>
  );
};

const History = ({ order: { history } }: { order: OwnOrder }) => {
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

const thanksOf = ({ status, kind }: OwnOrder) => {
  if (status !== 'PENDING_PAYMENT') return 'thanksPaid';
  return kind === 'AUCTION' ? 'thanksWon' : 'thanksPay';
};

const Order = ({ id }: { id: string }) => {
  const t = useT();
  const language = useLanguage();
  const [query] = useSearchParams();
  const own = useOwn(`order ${id}`, async () => api.orders.get({ params: { id } }));
  return (
    <PeopleLoaded query={own}>
      {({ order, methods }) => (
        <>
          {query.get('placed') === 'true' && (
            <div className={styles.thanks} role="status">
              <CircleCheck aria-hidden />
              <p>
                <strong>{t('thanks')}</strong>
                <span>{t(thanksOf(order))}</span>
              </p>
            </div>
          )}
          <p className={my.between}>
            <strong className={styles.no}>{t('order', { orderNo: order.orderNo })}</strong>
            <StatusChip status={order.status} />
            <span className={my.quiet}>{t('placedAt', { date: formatDateLong(order.placedAt, language, true) })}</span>
          </p>
          <TimeLine order={order} />
          <OrderActions order={order} onDone={(next) => own.keep({ order: next, methods })} />
          <section className={my.section} aria-labelledby="lines">
            <h2 id="lines">{t('lines')}</h2>
            <ul className={styles.lines}>
              {order.lines.map((line) => (
                <Line key={line._id} line={line} onDone={own.refetch} />
              ))}
            </ul>
          </section>
          <PaymentInfo order={order} />
          {isAsked(order) && <WonPayment order={order} methods={methods} onDone={own.refetch} />}
          <Receiver order={order} />
          <History order={order} />
        </>
      )}
    </PeopleLoaded>
  );
};

export const OrderPage = () => {
  const t = useT();
  const { id = '' } = useParams();
  return (
    <MyPage
      title={t('detail')}
      lead={
        <Link className={styles.back} to="/my/orders">
          <ArrowLeft aria-hidden />
          {t('back')}
        </Link>
      }
    >
      <Order id={id} />
    </MyPage>
  );
};
