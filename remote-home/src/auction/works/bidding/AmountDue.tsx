import { calculateDue, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { useT } from '../i18n';
import type { Work } from '../load';
import styles from './panel.module.css';

interface AmountDueProps {
  title: string;
  hammer: number;
  rules: Pick<Work['program']['rules'], 'premium' | 'vatRate'>;
}

/** The hammer price with premium, VAT and total (KRW). */
export const AmountDue = ({ title, hammer, rules }: AmountDueProps) => {
  const t = useT();
  const language = useLanguage();
  const { premium, vat, total } = calculateDue(hammer, rules.premium, rules.vatRate);
  const rows = [
    ['hammer', hammer],
    ['premium', premium],
    ['vat', vat],
    ['total', total],
  ] as const;
  return (
    <table className={styles.due}>
      <caption>{title}</caption>
      <tbody>
        {rows.map(([name, amount]) => (
          <tr key={name}>
            <th scope="row">{t(name)}</th>
            <td>{formatWon(amount, language)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
