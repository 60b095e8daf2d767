import { bindField, FieldGroup, type FormPart, formStyles } from 'shared/account-forms';
import { Checkbox, SelectField, TextArea, TextField } from 'shared/ui';
import { useT } from './i18n';
import type { ConsultChoices } from './load';
import { type ConsultValues, times } from './request-values';

const channels = ['PHONE', 'SMS', 'EMAIL'] as const;
const maxContentLength = 4000;

interface FieldsProps {
  form: FormPart<ConsultValues>;
}

interface ContactFieldsProps extends FieldsProps {
  /** A stored request keeps its phone number, which is a part of the visitor's proof. */
  lockPhone?: boolean | undefined;
}

const ContactFields = ({ form, lockPhone }: ContactFieldsProps) => {
  const t = useT();
  return (
    <FieldGroup title={t('contact')}>
      <div className={formStyles.pair}>
        <TextField label={t('name')} {...bindField(form, 'name')} required autoComplete="name" maxLength={50} />
        <TextField
          label={t('phone')}
          hint={t('phoneHint')}
          {...bindField(form, 'phone')}
          required
          readOnly={lockPhone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={20}
        />
      </div>
      <TextField
        label={t('email')}
        {...bindField(form, 'email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={254}
      />
      <fieldset className={formStyles.choices}>
        <legend>{t('channel')}</legend>
        {channels.map((channel) => (
          <Checkbox
            key={channel}
            type="radio"
            name="contactChannel"
            value={channel}
            checked={form.values.contactChannel === channel}
            onChange={() => form.set({ contactChannel: channel })}
            label={t(`channel.${channel}`)}
          />
        ))}
      </fieldset>
    </FieldGroup>
  );
};

interface MatterFieldsProps extends FieldsProps {
  choices: ConsultChoices;
  /** The first date that can be chosen; undefined until it is known in the browser. */
  minDate?: string | undefined;
}

const MatterFields = ({ form, choices, minDate }: MatterFieldsProps) => {
  const t = useT();
  const { time: selectedTime } = form.values;
  // A stored request may have a time that is not on offer any more.
  const isOffered = selectedTime === '' || times.some((time) => time === selectedTime);
  return (
    <FieldGroup title={t('matter')}>
      <div className={formStyles.pair}>
        <SelectField label={t('practice')} {...bindField(form, 'practice')}>
          <option value="">{t('practiceNone')}</option>
          {choices.practices.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <SelectField label={t('office')} {...bindField(form, 'office')}>
          <option value="">{t('officeNone')}</option>
          {choices.offices.map((title, index) => (
            <option key={title} value={index}>
              {title}
            </option>
          ))}
        </SelectField>
        <TextField label={t('date')} {...bindField(form, 'date', 'preferredAt')} type="date" min={minDate} />
        <SelectField label={t('time')} {...bindField(form, 'time')}>
          <option value="">{t('timeNone')}</option>
          {(isOffered ? times : [...times, selectedTime]).map((time) => (
            <option key={time} value={time}>
              {time.replace('-', '–')}
            </option>
          ))}
        </SelectField>
      </div>
      <TextArea
        label={t('content')}
        hint={t('contentHint')}
        {...bindField(form, 'content')}
        rows={7}
        maxLength={maxContentLength}
      />
    </FieldGroup>
  );
};

export const ConsultFields = ({ form, choices, minDate, lockPhone }: ContactFieldsProps & MatterFieldsProps) => (
  <>
    <ContactFields form={form} lockPhone={lockPhone} />
    <MatterFields form={form} choices={choices} minDate={minDate} />
  </>
);
