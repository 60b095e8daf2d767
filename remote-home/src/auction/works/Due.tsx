import { dueFor, formatWon } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { useT } from './i18n';
import type { Work } from './load';
import styles from './panel.module.css';

interface DueProps {
  title: string;
  hammer: number;
  rules: Pick<Work['program']['rules'], 'premium' | 'vatRate'>;
}

/** The hammer price and what is due on top of it. */
export const Due = ({ title, hammer, rules }: DueProps) => {
  const t = useT();
  const language = useLanguage();
  const { premium, vat, total } = dueFor(hammer, rules.premium, rules.vatRate);
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
