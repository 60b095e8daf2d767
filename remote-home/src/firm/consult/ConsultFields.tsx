import type { ChangeEvent } from 'react';
import { formStyles } from 'shared/people';
import { Checkbox, SelectField, TextArea, TextField } from 'shared/ui';
import { useT } from './i18n';
import type { Choices } from './load';
import { type ConsultValues, times } from './values';

interface ConsultFieldsProps {
  values: ConsultValues;
  onChange: (change: Partial<ConsultValues>) => void;
  choices: Choices;
  errorOf: (field: string) => string | undefined;
  /** Today or later, once the browser knows what day it is. */
  minDate?: string | undefined;
  /** A stored request keeps its number: it is one half of its owner's proof. */
  lockPhone?: boolean;
}

const channels = ['PHONE', 'SMS', 'EMAIL'] as const;
const contentLimit = 4000;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const ConsultFields = ({ values, onChange, choices, errorOf, minDate, lockPhone }: ConsultFieldsProps) => {
  const t = useT();
  const bind = (name: keyof ConsultValues, field: string = name) => ({
    name,
    value: values[name],
    // An empty field has no wrong format, it is missing.
    error: errorOf(field) && (values[name].trim() ? errorOf(field) : t('missing')),
    onChange: (event: ChangeEvent<Control>) => onChange({ [name]: event.target.value }),
  });
  const offered = values.time && !times.some((time) => time === values.time) ? [...times, values.time] : times;
  return (
    <>
      <fieldset className={formStyles.group}>
        <legend>
          <h2>{t('contact')}</h2>
        </legend>
        <div className={formStyles.pair}>
          <TextField label={t('name')} {...bind('name')} required autoComplete="name" maxLength={50} />
          <TextField
            label={t('phone')}
            hint={t('phoneHint')}
            {...bind('phone')}
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
          {...bind('email')}
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
              checked={values.contactChannel === channel}
              onChange={() => onChange({ contactChannel: channel })}
              label={t(`channel.${channel}`)}
            />
          ))}
        </fieldset>
      </fieldset>
      <fieldset className={formStyles.group}>
        <legend>
          <h2>{t('matter')}</h2>
        </legend>
        <div className={formStyles.pair}>
          <SelectField label={t('practice')} {...bind('practice')}>
            <option value="">{t('practiceNone')}</option>
            {choices.practices.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField label={t('office')} {...bind('office')}>
            <option value="">{t('officeNone')}</option>
            {choices.offices.map((title, index) => (
              <option key={title} value={index}>
                {title}
              </option>
            ))}
          </SelectField>
          <TextField label={t('date')} {...bind('date', 'preferredAt')} type="date" min={minDate} />
          <SelectField label={t('time')} {...bind('time')}>
            <option value="">{t('timeNone')}</option>
            {offered.map((time) => (
              <option key={time} value={time}>
                {time.replace('-', '–')}
              </option>
            ))}
          </SelectField>
        </div>
        <TextArea label={t('content')} hint={t('contentHint')} {...bind('content')} rows={7} maxLength={contentLimit} />
      </fieldset>
    </>
  );
};
