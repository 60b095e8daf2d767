import { formatNumber, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { useT } from './i18n';
import type { ProgramData } from './load';
import styles from './programs.module.css';

/** The rules of bidding, and what is due on top of the hammer price. */
export const BiddingRules = ({ rules }: { rules: ProgramData['program']['rules'] }) => {
  const t = useT();
  const language = useLanguage();
  const won = (amount: number) => formatWon(amount, language);
  const getIntervalText = (seconds: number) => {
    if (seconds % 3600 === 0) return t('intervalHours', { count: seconds / 3600 });
    return seconds % 60 === 0
      ? t('intervalMinutes', { count: seconds / 60 })
      : t('intervalSeconds', { count: seconds });
  };
  const getPremiumText = (at: number) => {
    const upTo = rules.premium[at]?.upTo;
    const before = rules.premium[at - 1]?.upTo;
    if (upTo) return t('premiumUpTo', { amount: won(upTo) });
    return before ? t('premiumAbove', { amount: won(before) }) : t('premiumAll');
  };
  return (
    <section className={styles.group} aria-labelledby="rules">
      <h2 id="rules" className={styles.heading}>
        {t('rules')}
      </h2>
      <div className={styles.rules}>
        <ul className={styles.sentences}>
          {rules.interval > 0 && <li>{getIntervalText(rules.interval)}</li>}
          {rules.extension > 0 && (
            <li>
              {t('extension', { window: rules.window, extension: rules.extension })}{' '}
              {rules.maxExtensions !== null && t('extensionMost', { count: rules.maxExtensions })}
            </li>
          )}
          {rules.approval && <li>{t('approval')}</li>}
          <li>{t('vat', { rate: rules.vatRate })}</li>
          <li>
            <Link to="/terms/auction">{t('terms')}</Link>
          </li>
        </ul>
        <table className={styles.table}>
          <caption>{t('premium')}</caption>
          <tbody>
            {rules.premium.map(({ upTo, rate }, at) => (
              <tr key={upTo ?? 'rest'}>
                <th scope="row">{getPremiumText(at)}</th>
                <td>{rate}%</td>
              </tr>
            ))}
          </tbody>
        </table>
        <table className={styles.table}>
          <caption>{t('increments')}</caption>
          <tbody>
            {rules.increments.map(({ from, step }) => (
              <tr key={from}>
                <th scope="row">{t('from', { amount: from === 0 ? formatNumber(0) : won(from) })}</th>
                <td>{t('step', { amount: won(step) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
};
