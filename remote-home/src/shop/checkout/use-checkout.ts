import { useEffect, useState } from 'react';
import {
  accountFormsI18n,
  type ConsentTerms,
  clearDraft,
  findMissingConsents,
  readDraft,
  saveDraft,
  toConsents,
} from 'shared/account-forms';
import { useNavigate } from 'shared/router';
import { getSeoulDate } from '../../layout/seoul-date';
import { refreshCartCount } from '../carts/add-to-cart';
import { type QuoteRequest, useQuote } from '../carts/use-quote';
import { emptyPickup, parsePoints, toPickup, toReceiver } from './checkout-values';
import type { CheckoutData } from './load';
import { type PaymentMethod, selectMethod } from './PaymentMethodField';
import { redirectToPayment, usePlaceOrder } from './use-place-order';
import { useReceiverForm } from './use-receiver-form';

export interface CheckoutOptions {
  items: QuoteRequest['items'];
  fromCart: boolean;
  terms: ConsentTerms[];
  places: CheckoutData['places'];
}

/** The pickup of the session, with a date from tomorrow on. */
const createPickup = (places: CheckoutData['places']) => {
  const pickup = readDraft('pickup', emptyPickup) ?? { ...emptyPickup, place: places[0]?.title ?? '' };
  const [, date = ''] = [pickup.date, getSeoulDate(1)].sort();
  return { ...pickup, date };
};

/** The pickup and the consents, both stored in the session so that a reload keeps them (§4). */
const useSessionValues = (places: CheckoutData['places']) => {
  const [pickup, setPickup] = useState(() => createPickup(places));
  const [agreed, setAgreed] = useState(() => readDraft('agreements', [] as string[]) ?? []);
  useEffect(() => saveDraft('pickup', pickup), [pickup]);
  useEffect(() => saveDraft('agreements', agreed), [agreed]);
  const clear = () => {
    clearDraft('pickup');
    clearDraft('agreements');
  };
  return { pickup, setPickup, agreed, setAgreed, clear };
};

/** The values of the checkout, their quote, and placing the order. */
export const useCheckout = ({ items, fromCart, terms, places }: CheckoutOptions) => {
  const formT = accountFormsI18n.useT();
  const navigate = useNavigate();
  const placeOrder = usePlaceOrder();
  const form = useReceiverForm();
  const { pickup, setPickup, agreed, setAgreed, clear } = useSessionValues(places);
  const [coupon, setCoupon] = useState<string | null>(null);
  const [points, setPoints] = useState('');
  const [method, setMethod] = useState<PaymentMethod | null>(null);
  /** The total that a failed order was placed at. */
  const [previousTotal, setPreviousTotal] = useState<number | null>(null);
  const request = { items, _coupon: coupon, points: parsePoints(points), pickup: toPickup(pickup) };
  const { quote, settled, failure: error, refetch } = useQuote(request);
  const pickupOnly = quote?.pickupOnly ?? false;
  const total = quote?.amounts.total ?? 0;
  const selectedMethod = selectMethod(quote?.methods ?? [], total, method);

  useEffect(() => {
    if (pickupOnly) setPickup((previous) => ({ ...previous, chosen: true }));
  }, [pickupOnly, setPickup]);

  const place = async () => {
    if (!quote || !settled) return;
    try {
      const order = await placeOrder({
        ...request,
        total,
        method: selectedMethod,
        receiver: toReceiver(form.values, request.pickup !== null),
        agreements: toConsents(terms, agreed),
        fromCart,
      });
      clear();
      if (fromCart) void refreshCartCount().catch(() => undefined);
      if (await redirectToPayment(order).catch(() => false)) return;
      void navigate(`/my/orders/${order._id}?placed=true`, { replace: true });
    } catch (cause) {
      setPreviousTotal(total);
      await refetch();
      throw cause;
    }
  };

  return {
    form,
    fromCart,
    submit: form.submit(place, () => findMissingConsents(terms, agreed, formT('agreeFirst'))),
    pickup: { values: pickup, set: setPickup, only: pickupOnly, places },
    consents: { terms, agreed, setAgreed },
    discounts: { coupon, setCoupon, points, setPoints },
    payment: { method: selectedMethod, setMethod },
    quoteQuery: { data: quote ?? undefined, error, refetch },
    settled,
    /** The total before the last quote, where it has changed. */
    changedFrom: settled && previousTotal !== total ? previousTotal : null,
  };
};

export type Checkout = ReturnType<typeof useCheckout>;
