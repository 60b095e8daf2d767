import { FieldGroup } from 'shared/account-forms';
import { formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Picture } from '../../layout/Picture';
import type { Quote } from '../carts/use-quote';
import styles from './checkout.module.css';
import { useT } from './i18n';

export const CheckoutLines = ({ lines }: { lines: Quote['lines'] }) => {
  const t = useT();
  const language = useLanguage();
  return (
    <FieldGroup title={t('lines')}>
      <ul className={styles.lines}>
        {lines.map(({ _product, optionKey, name, option, thumb, qty, price, regularPrice, amount, available }) => (
          <li key={`${_product} ${optionKey}`}>
            <Picture url={thumb?.url} alt="" shape="thumb" sizes="72px" />
            <p className={styles.details}>
              <strong>{name}</strong>
              {option && <span>{option}</span>}
              <span>
                {regularPrice > price && <del>{formatWon(regularPrice, language)}</del>} {formatWon(price, language)} ·{' '}
                {t('qty', { qty })}
              </span>
              {!available && <em>{t('fault')}</em>}
            </p>
            <strong className={styles.amount}>{formatWon(amount, language)}</strong>
          </li>
        ))}
      </ul>
    </FieldGroup>
  );
};
