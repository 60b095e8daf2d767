import { Award, Handshake, Store, UserRound } from 'lucide-react';
import { LinkButton } from 'shared/ui';
import { joinI18n } from './i18n';
import styles from './join.module.css';

const options = [
  { as: 'seller', Icon: Store },
  { as: 'buyer', Icon: Handshake },
  { as: 'award', Icon: Award },
  { as: 'person', Icon: UserRound },
] as const;

export const JoinChoice = () => {
  const t = joinI18n.useT();
  return (
    <ul className={styles.options}>
      {options.map(({ as, Icon }) => (
        <li key={as} className={styles.option}>
          <Icon aria-hidden />
          <h2 className={styles.name}>{t(`${as}Title`)}</h2>
          <p className={styles.text}>{t(`${as}Text`)}</p>
          <LinkButton
            variant={as === 'seller' || as === 'buyer' ? 'primary' : 'secondary'}
            to={`/matching/join?as=${as}`}
          >
            {t(`${as}Go`)}
          </LinkButton>
        </li>
      ))}
    </ul>
  );
};
