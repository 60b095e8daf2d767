import { ExternalLink, getButtonClass, VisuallyHidden } from 'shared/ui';
import { Icon } from '../../layout/Icon';
import { Picture } from '../../layout/Picture';
import { Section } from '../../layout/Section';
import styles from './Gateways.module.css';
import { useT } from './i18n';
import type { HomeData } from './load';

export const Gateways = ({ gateways }: { gateways: HomeData['setting']['gateways'] }) => {
  const t = useT();
  return (
    <Section id="gateways" title={t('gateways')} lead={t('gatewaysLead')}>
      <ul className={styles.cards}>
        {gateways.map(({ title, link, icon, image, info }) => (
          <li key={link} className={styles.card}>
            <Picture
              url={image}
              alt=""
              shape="landscape"
              sizes="(min-width: 1200px) 380px, (min-width: 768px) 33vw, 100vw"
            />
            <div className={styles.body}>
              <h3 className={styles.title}>
                <Icon name={icon} />
                {title}
              </h3>
              <ul className={styles.info}>
                {info.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
              <ExternalLink href={link} className={getButtonClass({ variant: 'secondary', wide: true })}>
                <span>
                  <VisuallyHidden>{title} </VisuallyHidden>
                  {t('go')}
                </span>
              </ExternalLink>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
};
