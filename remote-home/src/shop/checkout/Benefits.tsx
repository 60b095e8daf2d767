import { formatNumber, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { PeopleGroup } from 'shared/people';
import { Button, Checkbox, TextField } from 'shared/ui';
import styles from './checkout.module.css';
import { useT } from './i18n';
import type { Quote } from './use-quote';

interface BenefitsProps {
  quote: Quote;
  coupon: string | null;
  onCoupon: (coupon: string | null) => void;
  points: string;
  onPoints: (points: string) => void;
  errorOf: (field: string) => string | undefined;
}

export const Benefits = ({ quote, coupon, onCoupon, points, onPoints, errorOf }: BenefitsProps) => {
  const t = useT();
  const language = useLanguage();
  const { balance, usable } = quote.points;
  const best = quote.coupons.find((offer) => offer.usable && offer.discount > 0);
  return (
    <>
      <PeopleGroup title={t('coupon')}>
        {quote.coupons.length === 0 ? (
          <p className={styles.quiet}>{t('noCoupons')}</p>
        ) : (
          <div className={styles.coupons}>
            <Checkbox
              type="radio"
              name="coupon"
              label={t('noCoupon')}
              checked={coupon === null}
              onChange={() => onCoupon(null)}
            />
            {quote.coupons.map((offer) => (
              <Checkbox
                key={offer.coupon._id}
                type="radio"
                name="coupon"
                disabled={!offer.usable}
                checked={coupon === offer.coupon._id}
                onChange={() => onCoupon(offer.coupon._id)}
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
      </PeopleGroup>
      <PeopleGroup title={t('points')}>
        <div className={styles.points}>
          <TextField
            label={t('pointsUse')}
            hint={t('pointsHint', { balance: formatNumber(balance), usable: formatNumber(usable) })}
            name="points"
            inputMode="numeric"
            maxLength={11}
            value={points}
            disabled={usable === 0 && points === ''}
            error={errorOf('points')}
            onChange={({ target }) => onPoints(target.value.replace(/[^\d,]/g, ''))}
          />
          <Button small disabled={usable === 0} onClick={() => onPoints(formatNumber(usable))}>
            {t('pointsAll')}
          </Button>
        </div>
      </PeopleGroup>
    </>
  );
};
