import { Building2, UserRound } from 'lucide-react';
import { Link } from 'shared/router';
import { LinkButton } from 'shared/ui';
import { useReturnPath } from '../login/use-return-path';
import { useT } from './i18n';
import styles from './join.module.css';

const kinds = [
  { as: 'person', Icon: UserRound },
  { as: 'company', Icon: Building2 },
] as const;

/** The choice of an account kind. The path to return to is handed on to joining and signing in. */
export const JoinChoice = () => {
  const t = useT();
  const { returnQuery } = useReturnPath();
  return (
    <>
      <ul className={styles.choices}>
        {kinds.map(({ as, Icon }) => (
          <li key={as} className={styles.choice}>
            <Icon aria-hidden />
            <h2 className={styles.name}>{t(as)}</h2>
            <p className={styles.text}>{t(`${as}Text`)}</p>
            <LinkButton
              variant={as === 'person' ? 'primary' : 'secondary'}
              wide
              to={`/join?as=${as}${returnQuery.replace('?', '&')}`}
            >
              {t(`${as}Go`)}
            </LinkButton>
          </li>
        ))}
      </ul>
      <p className={styles.others}>
        <Link to={`/login${returnQuery}`}>{t('toLogin')}</Link>
        <span>
          {t('matching')} <Link to="/matching/join">{t('matchingGo')}</Link>
        </span>
      </p>
    </>
  );
};
