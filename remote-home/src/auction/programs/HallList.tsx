import { Link } from 'shared/router';
import common from '../../layout/common.module.css';
import { useT as useLotT } from '../lots/i18n';
import type { ProgramsData } from './load';
import styles from './programs.module.css';

export const HallList = ({ halls }: { halls: ProgramsData['halls'] }) => {
  const t = useLotT();
  if (halls.length === 0) return null;
  return (
    <section className={styles.group} aria-labelledby="halls">
      <h2 id="halls" className={styles.heading}>
        {t('hall')}
      </h2>
      <ul className={styles.halls}>
        {halls.map(({ code, name, address }) => (
          <li key={code}>
            <Link to={`/auction/halls/${code}`}>
              <strong>{name}</strong>
              {address && <span className={common.quiet}>{address}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
