import { bind, type Part, PeopleChoices, formStyles as styles } from 'shared/people';
import { SelectField, TextArea, TextField } from 'shared/ui';
import { supportI18n } from './i18n';
import type { OwnQuestion } from './queries';

const types = ['inquiry', 'homepage', 'personal-information', 'other'] as const satisfies OwnQuestion['type'][];

export const emptyQuestion = {
  type: 'other' as string,
  subject: '',
  content: '',
  notify: ['EMAIL'] as ('SMS' | 'EMAIL')[],
};
export type QuestionValues = typeof emptyQuestion;

export const askedOf = ({ type, ...values }: QuestionValues) => ({ ...values, type: type as OwnQuestion['type'] });

export const QuestionForm = ({ part }: { part: Part<QuestionValues> }) => {
  const t = supportI18n.useT();
  return (
    <div className={styles.group}>
      <SelectField label={t('type')} {...bind(part, 'type')} required>
        {types.map((type) => (
          <option key={type} value={type}>
            {t(type)}
          </option>
        ))}
      </SelectField>
      <TextField label={t('subject')} {...bind(part, 'subject')} maxLength={200} required />
      <TextArea
        label={t('content')}
        hint={t('contentHint')}
        {...bind(part, 'content')}
        rows={9}
        maxLength={5000}
        required
      />
      <PeopleChoices
        legend={t('notify')}
        name="notify"
        options={(['EMAIL', 'SMS'] as const).map((way) => [way, t(way)])}
        chosen={part.values.notify}
        onChange={(notify) => part.set({ notify })}
      />
    </div>
  );
};
