import { Fragment } from 'react';
import type { CallResult, contract } from 'shared/contract';
import { formatDateLong, formatEndLong, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { classNames } from 'shared/ui';
import common from '../../layout/common.module.css';
import my from '../../members/my/my.module.css';
import { useT } from './i18n';

type Coupon = CallResult<typeof contract.coupons.list>['coupons'][number];

export const CouponTicket = ({ coupon: { coupon, status, expiresAt } }: { coupon: Coupon }) => {
  const t = useT();
  const language = useLanguage();
  const { kind, value, minimum, maximum, startAt } = coupon;
  const conditions = [
    minimum > 0 && t('minimum', { price: formatWon(minimum, language) }),
    Boolean(maximum) && t('maximum', { price: formatWon(maximum ?? 0, language) }),
    Date.parse(startAt) > Date.now() && t('startsAt', { date: formatDateLong(startAt, language) }),
    t('until', { date: formatEndLong(expiresAt, language) }),
  ].filter((condition) => condition !== false);
  return (
    <li className={classNames(my.ticket, status !== 'ISSUED' && my.used)}>
      <span className={classNames(common.state, my.chip)} data-tone={status === 'ISSUED' ? 'good' : undefined}>
        {t(status)}
      </span>
      <strong>{t(`coupon.${kind}`, { value: kind === 'PERCENT' ? value : formatWon(value, language) })}</strong>
      <span>{coupon.name}</span>
      <span className={my.quiet}>
        {conditions.map((condition, index) => (
          <Fragment key={condition}>
            {index > 0 && ' · '}
            <span className={my.unbroken}>{condition}</span>
          </Fragment>
        ))}
      </span>
    </li>
  );
};
