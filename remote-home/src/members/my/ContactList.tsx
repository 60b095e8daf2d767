import type { questionsI18n } from 'shared/account-forms';
import type { CallResult, contract } from 'shared/contract';
import { formatDateLong } from 'shared/format';
import { useLanguage } from 'shared/i18n';
import { Link } from 'shared/router';
import { classNames } from 'shared/ui';
import common from '../../layout/common.module.css';
import my from './my.module.css';

interface ContactItem {
  _id: string;
  to: string;
  text: string;
  createdAt: string;
  state: string;
  answered: boolean;
}

/** Consultations or questions of a member: what was asked, when, and whether it is answered. */
export const ContactList = ({ items }: { items: ContactItem[] }) => {
  const language = useLanguage();
  return (
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
  );
};

type Question = CallResult<typeof contract.questions.list>['questions'][number];

/** Whether a question is answered, and whether the answer is unread. */
export const getQuestionState = ({ status, readAt }: Pick<Question, 'status' | 'readAt'>) =>
  status === 'answered' && readAt === null ? 'newAnswer' : status;

export const toQuestionItem = (question: Question, t: ReturnType<typeof questionsI18n.useT>): ContactItem => ({
  _id: question._id,
  to: `/my/questions/${question._id}`,
  text: question.subject,
  createdAt: question.createdAt,
  state: t(getQuestionState(question)),
  answered: question.status === 'answered',
});
