import { FileKey, Hammer, Users } from 'lucide-react';
import styles from './documents.module.css';
import { useT } from './i18n';

const matters = [
  { name: 'bring1', items: 'bring1Items', Icon: Hammer },
  { name: 'bring2', items: 'bring2Items', Icon: Users },
  { name: 'bring3', items: 'bring3Items', Icon: FileKey },
] as const;

export const DocumentList = () => {
  const t = useT();
  return (
    <ul className={styles.bring}>
      {matters.map(({ name, items, Icon }) => (
        <li key={name}>
          <h3>
            <Icon aria-hidden />
            {t(name)}
          </h3>
          <ul>
            {t(items)
              .split('\n')
              .map((item) => (
                <li key={item} className={styles.item}>
                  {item}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ul>
  );
};
