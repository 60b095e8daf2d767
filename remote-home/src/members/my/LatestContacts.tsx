import { api } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { classNames, LinkButton } from 'shared/ui';
import common from '../../layout/common.module.css';
import { useT } from './i18n';
import my from './my.module.css';

type Consultation = CallResult<typeof contract.forms.list>['forms'][number];
type Question = CallResult<typeof contract.questions.list>['questions'][number];

const latest = 3;

/** The newest consultations and questions of the member. */
export const loadContacts = async () => {
  const [{ forms }, { questions }] = await Promise.all([
    api.forms.list({ query: { limit: latest } }),
    api.questions.list({ query: { limit: latest } }),
  ]);
  return { consultations: forms, questions };
};

interface ContactItem {
  _id: string;
  to: string;
  text: string;
  createdAt: string;
  state: string;
  answered: boolean;
}

interface ContactSectionProps {
  id: string;
  title: string;
  empty: string;
  items: ContactItem[];
  /** All of them, and a new one. */
  links: { to: string; text: string }[];
}

const ContactSection = ({ id, title, empty, items, links }: ContactSectionProps) => {
  const language = useLanguage();
  return (
    <section className={my.section} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p className={my.actions}>
          {links.map(({ to, text }) => (
            <LinkButton key={to} small variant="quiet" to={to}>
              {text}
            </LinkButton>
          ))}
        </p>
      </header>
      {items.length === 0 ? (
        <p className={my.quiet}>{empty}</p>
      ) : (
        <ul className={my.rows}>
          {items.map(({ _id, to, text, createdAt, state, answered }) => (
            <li key={_id} className={my.row}>
              <div className={my.details}>
                <p>
                  <Link to={to}>{text}</Link>
                </p>
                <p className={my.quiet}>{formatDateLong(createdAt, language)}</p>
              </div>
              <span className={classNames(common.state, my.chip)} data-tone={answered ? 'good' : undefined}>
                {state}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** What a member asked the firm, before what the member bought. */
export const LatestContacts = ({
  consultations,
  questions,
}: {
  consultations: Consultation[];
  questions: Question[];
}) => {
  const t = useT();
  return (
    <>
      <ContactSection
        id="consultations"
        title={t('consultations')}
        empty={t('noConsultations')}
        links={[
          ...(consultations.length > 0 ? [{ to: '/consult/mine', text: t('seeAll') }] : []),
          { to: '/consult', text: t('newConsultation') },
        ]}
        items={consultations.map(({ _id, receiptNo, content, createdAt, status }) => ({
          _id,
          to: `/consult/mine?receipt=${receiptNo}`,
          text: content?.split('\n')[0]?.slice(0, 60) || `${t('receiptNo')} ${receiptNo}`,
          createdAt,
          state: t(`status.${status}`),
          answered: status === 'ANSWERED',
        }))}
      />
      <ContactSection
        id="questions"
        title={t('questions')}
        empty={t('noQuestions')}
        links={[
          ...(questions.length > 0 ? [{ to: '/matching/support', text: t('seeAll') }] : []),
          { to: '/matching/support/create', text: t('newQuestion') },
        ]}
        items={questions.map(({ _id, subject, createdAt, status }) => ({
          _id,
          to: `/matching/support/${_id}`,
          text: subject,
          createdAt,
          state: t(status),
          answered: status === 'answered',
        }))}
      />
    </>
  );
};
