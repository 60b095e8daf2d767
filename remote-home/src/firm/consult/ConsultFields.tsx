import { bindField, FieldGroup, type FormPart, formStyles } from 'shared/account-forms';
import { Checkbox, SelectField, TextArea, TextField } from 'shared/ui';
import { HourPicker } from './HourPicker';
import { useT } from './i18n';
import type { ConsultChoices } from './load';
import { type ConsultValues, findPeriods } from './request-values';
import { noWish, useFreeHours, useHourRelease } from './use-free-hours';

const channels = ['PHONE', 'SMS', 'EMAIL'] as const;
const maxContentLength = 4000;

interface FieldsProps {
  form: FormPart<ConsultValues>;
}

interface ContactFieldsProps extends FieldsProps {
  /** Why the phone number cannot be changed: a visitor's stored request keeps it, as a part of the proof. */
  phoneLock?: string | undefined;
}

const ContactFields = ({ form, phoneLock }: ContactFieldsProps) => {
  const t = useT();
  return (
    <FieldGroup title={t('contact')}>
      <div className={formStyles.pair}>
        <TextField label={t('name')} {...bindField(form, 'name')} required autoComplete="name" maxLength={50} />
        <TextField
          label={t('phone')}
          hint={phoneLock ?? t('phoneHint')}
          {...bindField(form, 'phone')}
          required
          readOnly={phoneLock !== undefined}
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
  /** Another number reads the free hours anew; without it none are offered. */
  hoursVersion?: number | undefined;
  /** Place and time are not asked for: an hour is set, which is moved in the timeline. */
  isBooked?: boolean | undefined;
}

const PracticeField = ({ form, choices }: MatterFieldsProps) => {
  const t = useT();
  return (
    <SelectField label={t('practice')} {...bindField(form, 'practice')}>
      <option value="">{t('practiceNone')}</option>
      {choices.practices.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </SelectField>
  );
};

/** The lawyer, office and time that the sender wishes for. */
const WishFields = ({ form, choices, minDate, hoursVersion }: MatterFieldsProps) => {
  const t = useT();
  const { time, office, date, start } = form.values;
  const offersHours = hoursVersion !== undefined;
  const hours = useFreeHours(offersHours ? form.values : noWish, hoursVersion);
  const { starts = [] } = hours;
  useHourRelease(hours, start, () => form.set({ start: '' }));
  const periods = findPeriods(form.values, choices);
  // A stored request may have a time that is not on offer any more.
  const offered = time === '' || periods.includes(time) ? periods : [...periods, time];

  const chosen = choices.offices[office === '' ? -1 : Number(office)];
  const officeHint = [chosen?.hours, chosen?.served].filter(Boolean).join(' / ');

  /** Another office or date has other times; without a date there is no time. */
  const setWish = (part: Partial<ConsultValues>) => {
    const wish = { ...form.values, ...part };
    const isOffered = wish.date !== '' && findPeriods(wish, choices).includes(time);
    form.set({ ...part, ...(!isOffered && { time: '' }) });
  };

  const dateField = bindField(form, 'date', 'preferredAt');
  // The refusal is about the wish as a whole.
  const isRefused = (['office', 'time'] as const).every((name) => form.getError('preferredAt', name));
  const closedMessage = date && periods.length === 0 ? t('closed') : undefined;
  return (
    <>
      <div className={formStyles.pair}>
        <PracticeField form={form} choices={choices} />
        <SelectField
          label={t('lawyer')}
          {...bindField(form, 'lawyer', '_lawyer')}
          onChange={({ target }) => form.set({ lawyer: target.value, start: '' })}
        >
          <option value="">{t('lawyerNone')}</option>
          {choices.lawyers.map(({ _id, name, position }) => (
            <option key={_id} value={_id}>
              {t('lawyerName', { name, position })}
            </option>
          ))}
        </SelectField>
      </div>
      <SelectField
        label={t('office')}
        hint={officeHint || undefined}
        {...bindField(form, 'office')}
        onChange={({ target }) => setWish({ office: target.value, start: '' })}
      >
        <option value="">{t('officeNone')}</option>
        {choices.offices.map(({ title }, index) => (
          <option key={title} value={index}>
            {title}
          </option>
        ))}
      </SelectField>
      {starts.length > 0 && (
        <HourPicker
          starts={starts}
          none={t('hourNone')}
          hint={t('hourHint')}
          {...bindField(form, 'start')}
          onChange={({ target: { value } }) => form.set({ start: value, ...(value && { date: '', time: '' }) })}
        />
      )}
      {(start === '' || starts.length === 0) && (
        <div className={formStyles.pair}>
          <TextField
            label={t('date')}
            {...dateField}
            error={closedMessage ?? (isRefused ? dateField.error : undefined)}
            onChange={({ target }) => setWish({ date: target.value })}
            type="date"
            min={minDate}
          />
          <SelectField label={t('time')} {...bindField(form, 'time')} disabled={date === ''}>
            <option value="">{t('timeNone')}</option>
            {offered.map((time) => (
              <option key={time} value={time}>
                {time.replace('-', '–')}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </>
  );
};

const MatterFields = ({ isBooked = false, ...fields }: MatterFieldsProps) => {
  const t = useT();
  return (
    <FieldGroup title={t('matter')}>
      {isBooked ? <PracticeField {...fields} /> : <WishFields {...fields} />}
      <TextArea
        label={t('content')}
        hint={t('contentHint')}
        {...bindField(fields.form, 'content')}
        rows={7}
        maxLength={maxContentLength}
      />
    </FieldGroup>
  );
};

export const ConsultFields = ({ phoneLock, ...fields }: ContactFieldsProps & MatterFieldsProps) => (
  <>
    <ContactFields form={fields.form} phoneLock={phoneLock} />
    <MatterFields {...fields} />
  </>
);
