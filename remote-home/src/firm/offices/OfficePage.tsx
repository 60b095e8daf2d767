import { homePath, useLanguage } from 'shared/i18n';
import { getButtonClass, LinkButton } from 'shared/ui';
import { BackLink } from '../../layout/BackLink';
import { Facts } from '../../layout/Facts';
import { PageFrame } from '../../layout/Page';
import { Picture } from '../../layout/Picture';
import { TelLink } from '../../layout/TelLink';
import { LawyerList } from '../lawyers/LawyerList';
import { useT } from './i18n';
import type { OfficeData } from './load';
import { MapLinks } from './MapLinks';
import styles from './office.module.css';

export const OfficePage = ({ data: { office, index, lawyers } }: { data: OfficeData }) => {
  const t = useT();
  const language = useLanguage();
  const { title, location, tel, hours, access, parking, regions, served, image } = office;
  return (
    <PageFrame>
      <BackLink to={`${homePath[language]}#directions`}>{t('all')}</BackLink>
      <div className={styles.columns}>
        <Picture
          url={image}
          alt=""
          shape="landscape"
          sizes="(min-width: 1024px) 560px, 100vw"
          eager
          className={styles.picture}
        />
        <div>
          <h1 className={styles.name}>{title}</h1>
          <Facts
            className={styles.facts}
            facts={[
              [t('address'), <address key="address">{location}</address>],
              [t('tel'), <TelLink key="tel" className={styles.tel} tel={tel} />],
              [t('hours'), hours],
              [t('access'), access],
              [t('parking'), parking],
              [t('regions'), regions],
              [t('served'), served],
            ]}
          />
          <div className={styles.actions}>
            <LinkButton variant="primary" to={`/consult?office=${index}`}>
              {t('consult')}
            </LinkButton>
            <MapLinks office={office} className={getButtonClass({})} />
          </div>
        </div>
      </div>
      {lawyers.length > 0 && (
        <section className={styles.lawyers} aria-labelledby="lawyers">
          <h2 id="lawyers" className={styles.title}>
            {t('lawyers', { office: title })}
          </h2>
          <LawyerList lawyers={lawyers} level={3} />
        </section>
      )}
    </PageFrame>
  );
};
