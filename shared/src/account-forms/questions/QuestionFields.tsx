import { SelectField, TextArea, TextField } from 'shared/ui';
import { CheckboxGroup } from '../form/CheckboxGroup';
import styles from '../form/form.module.css';
import { SelectOptions } from '../form/SelectOptions';
import { bindField, type FormPart } from '../form/use-form';
import { questionsI18n } from './i18n';
import type { Question } from './question';

const types = ['inquiry', 'homepage', 'personal-information', 'other'] as const satisfies Question['type'][];

export const emptyQuestion = {
  type: '',
  subject: '',
  content: '',
  notify: ['EMAIL'] as ('SMS' | 'EMAIL')[],
};
type QuestionValues = typeof emptyQuestion;

/** What files a question may have. */
export const questionFiles = { accept: '.pdf,.jpg,.jpeg,.png,.webp,.gif', maxMegabytes: 20 };
export const maxFiles = 3;

export const toQuestionBody = ({ type, ...values }: QuestionValues) => ({
  ...values,
  type: type as Question['type'],
});

export const QuestionFields = ({ part }: { part: FormPart<QuestionValues> }) => {
  const t = questionsI18n.useT();
  return (
    <div className={styles.group}>
      <SelectField label={t('type')} {...bindField(part, 'type')} required>
        <SelectOptions values={types} getLabel={t} />
      </SelectField>
      <TextField label={t('subject')} {...bindField(part, 'subject')} maxLength={200} required />
      <TextArea
        label={t('content')}
        hint={t('contentHint')}
        {...bindField(part, 'content')}
        rows={9}
        maxLength={5000}
        required
      />
      <CheckboxGroup
        legend={t('notify')}
        name="notify"
        options={(['EMAIL', 'SMS'] as const).map((channel) => [channel, t(channel)])}
        selected={part.values.notify}
        onChange={(notify) => part.set({ notify })}
      />
    </div>
  );
};
