import { Link } from 'shared/router';
import { ConsultCall } from '../layout/ConsultCall';
import layout from '../layout/layout.module.css';
import { Section } from '../layout/Section';
import { Popups } from '../popups/Popups';
import { Bring } from './Bring';
import { Faqs } from './Faqs';
import { Fees } from './Fees';
import { Inquiry } from './Inquiry';
import type { GuideData } from './load';
import { Notices } from './Notices';
import styles from './page.module.css';
import { Steps } from './Steps';
import { useT } from './texts';

const parts = ['steps', 'fees', 'bring', 'faq', 'notices', 'inquiry'] as const;

export const GuidePage = ({ data: { faqs, notices, tel, email } }: { data: GuideData }) => {
  const t = useT();
  return (
    <>
      <header className={layout.content}>
        <div className={styles.head}>
          <h1 className={layout.pageTitle}>{t('title')}</h1>
          <p className={layout.pageLead}>{t('lead')}</p>
        </div>
        <nav aria-label={t('contents')}>
          <ul className={styles.contents}>
            {parts.map((part) => (
              <li key={part}>
                <Link to={`#${part}`}>{t(part)}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <Section id="steps" title={t('steps')} lead={t('stepsLead')}>
        <Steps />
      </Section>
      <Section id="fees" title={t('fees')} lead={t('feesLead')} className={styles.band}>
        <Fees />
      </Section>
      <Section id="bring" title={t('bring')} lead={t('bringLead')}>
        <Bring />
      </Section>
      <Section id="faq" title={t('faq')} className={styles.band}>
        <Faqs faqs={faqs} />
      </Section>
      <Section id="notices" title={t('notices')}>
        <Notices notices={notices} />
      </Section>
      <Section id="inquiry" title={t('inquiry')} lead={t('inquiryLead')} className={styles.last}>
        <Inquiry tel={tel} email={email} />
      </Section>
      <ConsultCall />
      <Popups />
    </>
  );
};
