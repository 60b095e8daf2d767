import { FieldGroup } from 'shared/account-forms';
import { formatNumber, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Button, Checkbox, TextField } from 'shared/ui';
import common from '../../layout/common.module.css';
import type { Quote } from '../carts/use-quote';
import styles from './checkout.module.css';
import { useT } from './i18n';

interface DiscountFieldsProps {
  quote: Quote;
  coupon: string | null;
  setCoupon: (coupon: string | null) => void;
  points: string;
  setPoints: (points: string) => void;
  getError: (field: string) => string | undefined;
}

/** The coupon and the points of an order. */
export const DiscountFields = ({ quote, coupon, setCoupon, points, setPoints, getError }: DiscountFieldsProps) => {
  const t = useT();
  const language = useLanguage();
  const { balance, usable, excess } = quote.points;
  const best = quote.coupons.find((offer) => offer.usable && offer.discount > 0);
  return (
    <>
      <FieldGroup title={t('coupon')}>
        {quote.coupons.length === 0 ? (
          <p className={common.quiet}>{t('noCoupons')}</p>
        ) : (
          <div className={styles.coupons}>
            <Checkbox
              type="radio"
              name="coupon"
              label={t('noCoupon')}
              checked={coupon === null}
              onChange={() => setCoupon(null)}
            />
            {quote.coupons.map((offer) => (
              <Checkbox
                key={offer.coupon._id}
                type="radio"
                name="coupon"
                disabled={!offer.usable}
                checked={coupon === offer.coupon._id}
                onChange={() => setCoupon(offer.coupon._id)}
                label={
                  <span className={styles.offer}>
                    {offer.coupon.coupon.name}
                    <small>
                      {offer.usable && `−${formatWon(offer.discount, language)}`}
                      {offer === best && ` · ${t('best')}`}
                      {offer.reason && t(offer.reason)}
                    </small>
                  </span>
                }
              />
            ))}
          </div>
        )}
      </FieldGroup>
      <FieldGroup title={t('points')}>
        <div className={styles.points}>
          <TextField
            label={t('pointsUse')}
            hint={t('pointsHint', { balance: formatNumber(balance), usable: formatNumber(usable) })}
            name="points"
            inputMode="numeric"
            maxLength={11}
            value={points}
            disabled={usable === 0 && points === ''}
            error={excess > 0 ? t('pointsExcess', { usable: formatNumber(usable) }) : getError('points')}
            onChange={({ target }) => setPoints(target.value.replace(/[^\d,]/g, ''))}
          />
          <Button small disabled={usable === 0} onClick={() => setPoints(formatNumber(usable))}>
            {t('pointsAll')}
          </Button>
        </div>
      </FieldGroup>
    </>
  );
};
