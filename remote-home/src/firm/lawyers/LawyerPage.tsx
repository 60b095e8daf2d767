import { type Language, useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { getButtonClass, LinkButton } from 'shared/ui';
import { BackLink } from '../../layout/BackLink';
import { Icon } from '../../layout/Icon';
import { Picture } from '../../layout/Picture';
import { Popups } from '../../layout/popups/Popups';
import { ShareLinks } from '../../layout/ShareLinks';
import { TelLink } from '../../layout/TelLink';
import { CaseSection } from '../cases/CaseSection';
import { ArticleSection } from '../magazine/ArticleSection';
import { MapLinks } from '../offices/MapLinks';
import { getOtherName } from './get-other-name';
import { useT } from './i18n';
import { LawyerFacts } from './LawyerFacts';
import styles from './LawyerPage.module.css';
import { formatLanguageName } from './language-names';
import type { LawyerData } from './load';

/** The number of a registration such as 제0000-011호; 제 and 호 are shown in Korean only. */
const formatRegisteredNo = (registeredNo: string, language: Language) =>
  language === 'ko' ? registeredNo : registeredNo.replace(/^제|호$/g, '');

const Profile = ({ data: { lawyer, office, practices } }: { data: LawyerData }) => {
  const t = useT();
  const language = useLanguage();
  const { specialties, careers, education, email, languages } = lawyer;
  const tel = lawyer.tel ?? office?.tel;
  return (
    <>
      {practices.length > 0 && (
        <LawyerFacts title={t('practices')}>
          <ul className={styles.practices}>
            {practices.map(({ code, name, icon }) => (
              <li key={code}>
                <Icon name={icon} />
                <Link to={`/practices/${code}`}>{name}</Link>
              </li>
            ))}
          </ul>
        </LawyerFacts>
      )}
      {specialties.length > 0 && (
        <LawyerFacts title={t('specialties')}>
          {specialties.map((specialty) => (
            <p key={specialty.name}>
              {specialty.name}
              {specialty.registeredNo && (
                <small> {t('registered', { no: formatRegisteredNo(specialty.registeredNo, language) })}</small>
              )}
            </p>
          ))}
        </LawyerFacts>
      )}
      {careers.length > 0 && <LawyerFacts title={t('careers')} lines={careers} />}
      {education.length > 0 && <LawyerFacts title={t('education')} lines={education} />}
      {languages && languages.length > 0 && (
        <LawyerFacts title={t('languages')}>
          <p>{languages.map((code) => formatLanguageName(code, language)).join(', ')}</p>
        </LawyerFacts>
      )}
      <LawyerFacts title={t('contact')}>
        {office && (
          <>
            <p>{office.slug ? <Link to={`/offices/${office.slug}`}>{office.title}</Link> : office.title}</p>
            <address>{office.location}</address>
            <div className={styles.maps}>
              <MapLinks office={office} className={getButtonClass({ variant: 'quiet', small: true })} />
            </div>
          </>
        )}
        {tel && (
          <p>
            <TelLink tel={tel} />
          </p>
        )}
        {email && (
          <p>
            <a href={`mailto:${email}`}>{email}</a>
          </p>
        )}
      </LawyerFacts>
    </>
  );
};

export const LawyerPage = ({ data }: { data: LawyerData }) => {
  const t = useT();
  const language = useLanguage();
  const { lawyer, cases, boards } = data;
  const { name, position, image, intro } = lawyer;
  return (
    <>
      <article className={styles.page}>
        <BackLink to="/lawyers">{t('all')}</BackLink>
        <div className={styles.columns}>
          <div className={styles.side}>
            <Picture
              url={image?.url}
              alt={t('portrait', { name, position })}
              shape="portrait"
              sizes="(min-width: 1024px) 420px, 100vw"
              person
              eager
              className={styles.portrait}
            />
          </div>
          <div className={styles.main}>
            <p className={styles.position}>{position}</p>
            <h1 className={styles.name}>
              {name}{' '}
              <span className={styles.other} lang={language === 'ko' ? 'en' : 'ko'}>
                {getOtherName(lawyer, language)}
              </span>
            </h1>
            {intro && <p className={styles.intro}>{intro}</p>}
            <Profile data={data} />
            <LinkButton variant="primary" to={`/consult?lawyer=${lawyer.slug}`} className={styles.consult}>
              {t('consult')}
            </LinkButton>
            <ShareLinks title={`${name} ${position}`} />
          </div>
        </div>
      </article>
      <CaseSection title={t('cases', { name })} cases={cases} />
      <ArticleSection id="articles" title={t('articles', { name })} boards={boards} />
      <Popups />
    </>
  );
};
