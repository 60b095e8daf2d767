import { Building2, Video } from 'lucide-react';
import common from '../../components/common.module.css';
import { Section } from '../../layout/Section';
import { introductionI18n } from './i18n';
import styles from './ModesSection.module.css';

const modes = [
  { Icon: Video, title: 'onlineTitle', text: 'onlineText' },
  { Icon: Building2, title: 'offlineTitle', text: 'offlineText' },
] as const;

export const ModesSection = () => {
  const t = introductionI18n.useT();
  return (
    <Section id="modes" title={t('modesTitle')} tinted>
      <ul className={styles.modes}>
        {modes.map(({ Icon, title, text }) => (
          <li key={title} className={styles.mode}>
            <Icon aria-hidden />
            <div>
              <h3 className={styles.title}>{t(title)}</h3>
              <p className={common.soft}>{t(text)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
};
