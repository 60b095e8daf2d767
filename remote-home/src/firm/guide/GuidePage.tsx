import { Link } from 'shared/router';
import layout from '../../layout/layout.module.css';
import { Popups } from '../../layout/popups/Popups';
import { Section } from '../../layout/Section';
import { ConsultPanel } from '../consult/ConsultPanel';
import { useT as useConsultT } from '../consult/i18n';
import { NoticeList } from '../notices/NoticeList';
import { ContactLinks } from './ContactLinks';
import { DocumentList } from './DocumentList';
import { Faqs } from './Faqs';
import { Fees } from './Fees';
import { useT } from './i18n';
import type { GuideData } from './load';
import styles from './page.module.css';
import { Steps } from './Steps';

const parts = ['steps', 'fees', 'bring', 'faq', 'notices', 'inquiry'] as const;

export const GuidePage = ({ data: { faqs, notices, email, consult } }: { data: GuideData }) => {
  const t = useT();
  const consulting = useConsultT();
  const contents = [...parts.map((part) => [part, t(part)] as const), ['consult', consulting('title')] as const];
  return (
    <>
      <header className={layout.content}>
        <div className={styles.head}>
          <h1 className={layout.pageTitle}>{t('title')}</h1>
          <p className={layout.pageLead}>{t('lead')}</p>
        </div>
        <nav aria-label={t('contents')}>
          <ul className={styles.contents}>
            {contents.map(([part, title]) => (
              <li key={part}>
                <Link to={`#${part}`}>{title}</Link>
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
        <DocumentList />
      </Section>
      <Section id="faq" title={t('faq')} className={styles.band}>
        <Faqs faqs={faqs} />
      </Section>
      <Section id="notices" title={t('notices')}>
        <NoticeList notices={notices} buildHref={(number) => `/guide?page=${number}#notices`} />
      </Section>
      <Section id="inquiry" title={t('inquiry')} lead={t('inquiryLead')} className={styles.joined}>
        <ContactLinks tel={consult.tel} email={email} />
      </Section>
      <Section id="consult" title={consulting('title')} lead={consulting('lead')} className={styles.band}>
        <ConsultPanel data={consult} />
      </Section>
      <Popups />
    </>
  );
};
