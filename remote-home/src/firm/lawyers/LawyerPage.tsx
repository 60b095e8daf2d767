import { ArrowLeft } from 'lucide-react';
import { formatPhone, telLink } from 'shared/format';
import { homePath, type Language, useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { LinkButton } from 'shared/ui';
import { Icon } from '../../layout/Icon';
import { Picture } from '../../layout/Picture';
import { Popups } from '../../layout/popups/Popups';
import { ArticleCard } from '../magazine/ArticleCard';
import magazine from '../magazine/magazine.module.css';
import { Facts } from './Facts';
import { useT } from './i18n';
import styles from './LawyerPage.module.css';
import type { LawyerData } from './load';

/** 제0000-011호: the words around the number are for Korean readers. */
const numberIn = (registeredNo: string, language: Language) =>
  language === 'ko' ? registeredNo : registeredNo.replace(/^제|호$/g, '');

export const LawyerPage = ({ data: { lawyer, office, practices, boards } }: { data: LawyerData }) => {
  const t = useT();
  const language = useLanguage();
  const { title, titleEn, position, image, intro, specialties, careers, education, email } = lawyer;
  const name = language === 'en' ? titleEn : title;
  const tel = lawyer.tel ?? office?.tel;
  return (
    <>
      <article className={styles.page}>
        <Link className={magazine.back} to={`${homePath[language]}#lawyers`}>
          <ArrowLeft aria-hidden />
          {t('all')}
        </Link>
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
              <span lang={language === 'en' ? 'en' : 'ko'}>{name}</span>{' '}
              <span className={styles.other} lang={language === 'en' ? 'ko' : 'en'}>
                {language === 'en' ? title : titleEn}
              </span>
            </h1>
            {intro && <p className={styles.intro}>{intro}</p>}
            {practices.length > 0 && (
              <Facts title={t('practices')}>
                <ul className={styles.practices}>
                  {practices.map(({ code, name, icon }) => (
                    <li key={code}>
                      <Icon name={icon} />
                      {name}
                    </li>
                  ))}
                </ul>
              </Facts>
            )}
            {specialties.length > 0 && (
              <Facts title={t('specialties')}>
                {specialties.map((specialty) => (
                  <p key={specialty.name}>
                    {specialty.name}
                    {specialty.registeredNo && (
                      <small> {t('registered', { no: numberIn(specialty.registeredNo, language) })}</small>
                    )}
                  </p>
                ))}
              </Facts>
            )}
            {careers.length > 0 && <Facts title={t('careers')} lines={careers} />}
            {education.length > 0 && <Facts title={t('education')} lines={education} />}
            <Facts title={t('contact')}>
              {office && <p>{office.title}</p>}
              {tel && (
                <p>
                  <a href={telLink(tel, language !== 'ko')}>{formatPhone(tel)}</a>
                </p>
              )}
              {email && (
                <p>
                  <a href={`mailto:${email}`}>{email}</a>
                </p>
              )}
            </Facts>
            <LinkButton variant="primary" to="/consult" className={styles.consult}>
              {t('consult')}
            </LinkButton>
          </div>
        </div>
      </article>
      {boards.length > 0 && (
        <section className={magazine.related} aria-labelledby="articles">
          <h2 id="articles" className={magazine.relatedTitle}>
            {t('articles', { name })}
          </h2>
          <ul className={magazine.grid}>
            {boards.map((board) => (
              <li key={board._id}>
                <ArticleCard board={board} level={3} stacked />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Popups />
    </>
  );
};
