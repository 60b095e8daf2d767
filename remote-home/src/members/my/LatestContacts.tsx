import type { ComponentProps } from 'react';
import { questionsI18n } from 'shared/account-forms';
import { api } from 'shared/client';
import type { CallResult, contract } from 'shared/contract';
import { LinkButton } from 'shared/ui';
import { ContactList, toQuestionItem } from './ContactList';
import { useT as useStatusT } from './consultation-i18n';
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

interface ContactSectionProps {
  id: string;
  title: string;
  empty: string;
  items: ComponentProps<typeof ContactList>['items'];
  /** All of them, and a new one. */
  links: { to: string; text: string }[];
}

const ContactSection = ({ id, title, empty, items, links }: ContactSectionProps) => (
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
    {items.length === 0 ? <p className={my.quiet}>{empty}</p> : <ContactList items={items} />}
  </section>
);

/** What a member asked the firm, before what the member bought. */
export const LatestContacts = ({
  consultations,
  questions,
}: {
  consultations: Consultation[];
  questions: Question[];
}) => {
  const t = useT();
  const questionT = questionsI18n.useT();
  const statusT = useStatusT();
  return (
    <>
      <ContactSection
        id="consultations"
        title={t('consultations')}
        empty={t('noConsultations')}
        links={[
          ...(consultations.length > 0 ? [{ to: '/my/consultations', text: t('seeAll') }] : []),
          { to: '/consult', text: t('newConsultation') },
        ]}
        items={consultations.map(({ _id, receiptNo, content, createdAt, status }) => ({
          _id,
          to: `/my/consultations?receipt=${receiptNo}`,
          text: content?.split('\n')[0]?.slice(0, 60) || `${t('receiptNo')} ${receiptNo}`,
          createdAt,
          state: statusT(status),
          answered: status === 'ANSWERED',
        }))}
      />
      <ContactSection
        id="questions"
        title={t('questions')}
        empty={t('noQuestions')}
        links={[
          ...(questions.length > 0 ? [{ to: '/my/questions', text: t('seeAll') }] : []),
          { to: '/my/questions/create', text: t('newQuestion') },
        ]}
        items={questions.map((question) => toQuestionItem(question, questionT))}
      />
    </>
  );
};
