import { useEffect, useState } from 'react';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { type AskedTerms, consentsOf, dropDraft, formStyles, keepDraft, PeopleProblem, readDraft } from 'shared/people';
import { useNavigate } from 'shared/router';
import { Button, classes, Loading, Skeleton } from 'shared/ui';
import { recountCart } from '../carts/put';
import { Agreement } from './Agreement';
import { Amounts } from './Amounts';
import { Benefits } from './Benefits';
import styles from './checkout.module.css';
import { Delivery } from './Delivery';
import { useT } from './i18n';
import { Lines } from './Lines';
import type { CheckoutData } from './load';
import { methodOf, Payment } from './Payment';
import sum from './sum.module.css';
import { leadToPayment, useOrdering } from './use-ordering';
import { type Asked, type Quote, useQuote } from './use-quote';
import { useReceiver } from './use-receiver';
import { dayIn, emptyPickup, numberOf, pickupOf, receiverOf } from './values';

interface CheckoutFormProps {
  items: Asked['items'];
  fromCart: boolean;
  terms: AskedTerms[];
  places: CheckoutData['places'];
}

/** The session's lists of how goods are fetched and what was agreed to, so that a reload loses neither (§4). */
const startPickup = (places: CheckoutData['places']) => {
  const kept = readDraft('pickup', emptyPickup) ?? { ...emptyPickup, place: places[0]?.title ?? '' };
  const [, later = ''] = [kept.date, dayIn(1)].sort();
  return { ...kept, date: later };
};

export const CheckoutForm = ({ items, fromCart, terms, places }: CheckoutFormProps) => {
  const t = useT();
  const language = useLanguage();
  const navigate = useNavigate();
  const order = useOrdering();
  const form = useReceiver();
  const [pickup, setPickup] = useState(() => startPickup(places));
  const [agreed, setAgreed] = useState(() => readDraft('agreements', [] as string[]) ?? []);
  const [coupon, setCoupon] = useState<string | null>(null);
  const [points, setPoints] = useState('');
  const [method, setMethod] = useState<Quote['methods'][number] | null>(null);
  /** The total before the server said that it had changed. */
  const [before, setBefore] = useState<number | null>(null);
  const asked = { items, _coupon: coupon, points: numberOf(points), pickup: pickupOf(pickup) };
  const { quote, settled, failure, refetch } = useQuote(asked);

  useEffect(() => keepDraft('pickup', pickup), [pickup]);
  useEffect(() => keepDraft('agreements', agreed), [agreed]);

  // What can only be fetched is fetched, whatever was chosen before.
  const fetchOnly = quote?.pickupOnly ?? false;
  useEffect(() => {
    if (fetchOnly) setPickup((known) => ({ ...known, chosen: true }));
  }, [fetchOnly]);

  const place = async () => {
    if (!quote || !settled) return;
    try {
      const placed = await order({
        ...asked,
        total: quote.amounts.total,
        method: methodOf(quote.methods, quote.amounts.total, method),
        receiver: receiverOf(form.values, asked.pickup !== null),
        agreements: consentsOf(terms, agreed),
        fromCart,
      });
      dropDraft('pickup');
      dropDraft('agreements');
      if (fromCart) void recountCart().catch(() => undefined);
      if (await leadToPayment(placed).catch(() => false)) return;
      void navigate(`/my/orders/${placed._id}?placed=true`, { replace: true });
    } catch (cause) {
      setBefore(quote.amounts.total);
      refetch();
      throw cause;
    }
  };

  if (!quote)
    return failure ? (
      <PeopleProblem cause={failure} />
    ) : (
      <>
        <Loading />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </>
    );
  const changed = settled && before !== null && before !== quote.amounts.total;
  const won = (value: number) => formatWon(value, language);
  const refused = form.failure ?? failure;
  return (
    <form ref={form.form} className={sum.columns} onSubmit={form.submit(place)} noValidate>
      <div className={formStyles.form}>
        <Lines lines={quote.lines} />
        <Delivery part={form} pickup={pickup} onPickup={setPickup} places={places} fetchOnly={fetchOnly} />
        <Benefits
          quote={quote}
          coupon={coupon}
          onCoupon={setCoupon}
          points={points}
          onPoints={setPoints}
          errorOf={form.errorOf}
        />
        <Payment
          methods={quote.methods}
          method={methodOf(quote.methods, quote.amounts.total, method)}
          onMethod={setMethod}
        >
          {quote.bank && <strong>{t('bank', { ...quote.bank })}</strong>}
          <span>{t('deadline', { hours: quote.paymentHours })}</span>
        </Payment>
        <Agreement terms={terms} agreed={agreed} onAgreed={setAgreed} form={form} />
      </div>
      <aside className={sum.sum} aria-labelledby="checkout-amounts">
        <h2 id="checkout-amounts">{t('amounts')}</h2>
        <Amounts amounts={quote.amounts} earns={quote.earns} />
        {changed && (
          <p className={classes(styles.note, styles.changed)} role="status">
            {t('changed', { from: won(before), to: won(quote.amounts.total) })}
          </p>
        )}
        <PeopleProblem cause={refused} />
        <Button type="submit" variant="primary" wide aria-disabled={form.busy || !settled || undefined}>
          {form.busy ? t('busy') : settled ? t('submit', { total: won(quote.amounts.total) }) : t('counting')}
        </Button>
        <p className={sum.quiet}>{t('withdrawal')}</p>
      </aside>
    </form>
  );
};
