import { defineGallery, sampleI18n } from 'shared/gallery';
import { Checkbox } from './Checkbox';
import { FieldError } from './FieldError';
import { SelectField } from './SelectField';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const { useT } = sampleI18n;

const Phone = () => <TextField label={useT()('phone')} type="tel" />;

const PhoneWithHint = () => {
  const t = useT();
  return <TextField label={t('phone')} hint={t('phoneHint')} type="tel" />;
};

const PhoneWithError = () => {
  const t = useT();
  return <TextField label={t('phone')} hint={t('phoneHint')} error={t('phoneError')} defaultValue="010-12" />;
};

const Filled = () => {
  const t = useT();
  return <TextField label={t('name')} defaultValue={t('nameValue')} required />;
};

const Disabled = () => {
  const t = useT();
  return <TextField label={t('name')} defaultValue={t('nameValue')} disabled />;
};

const LongField = () => {
  const t = useT();
  return <TextField label={t('longLabel')} defaultValue={t('messageValue')} />;
};

const Message = () => <TextArea label={useT()('message')} rows={3} />;

const MessageFilled = () => {
  const t = useT();
  return <TextArea label={t('message')} rows={4} defaultValue={t('messageValue')} required />;
};

const MessageWithError = () => {
  const t = useT();
  return <TextArea label={t('message')} rows={3} error={t('consentError')} />;
};

const Options = () => {
  const t = useT();
  return (
    <>
      <option value="real-estate">{t('realEstate')}</option>
      <option value="inheritance">{t('inheritance')}</option>
      <option value="labour">{t('labour')}</option>
    </>
  );
};

const Practice = () => (
  <SelectField label={useT()('practice')}>
    <Options />
  </SelectField>
);

const PracticeDisabled = () => (
  <SelectField label={useT()('practice')} disabled>
    <Options />
  </SelectField>
);

const PracticeWithError = () => {
  const t = useT();
  return (
    <SelectField label={t('practice')} error={t('consentError')} required>
      <Options />
    </SelectField>
  );
};

const Consent = () => <Checkbox label={useT()('consent')} />;
const ConsentChecked = () => <Checkbox label={useT()('consent')} defaultChecked />;
const ConsentDisabled = () => <Checkbox label={useT()('consent')} disabled />;
const ConsentLong = () => <Checkbox label={useT()('longLabel')} />;

const ConsentWithError = () => {
  const t = useT();
  return <Checkbox label={t('consent')} error={t('consentError')} required />;
};

const Choices = () => {
  const t = useT();
  return (
    <fieldset style={{ margin: 0, padding: 0, border: 0 }}>
      <legend>{t('practice')}</legend>
      <Checkbox type="radio" name="gallery-practice" label={t('realEstate')} defaultChecked />
      <Checkbox type="radio" name="gallery-practice" label={t('inheritance')} />
    </fieldset>
  );
};

const ErrorAlone = () => <FieldError id="gallery-error">{useT()('phoneError')}</FieldError>;

export const gallery = defineGallery({
  title: { ko: '입력', en: 'Fields', cn: '输入' },
  parts: {
    TextField: {
      props: 'label; hint?; error?; required?; …<input>',
      with: ['Field'],
      states: {
        normal: Phone,
        focus: Phone,
        filled: Filled,
        hint: PhoneWithHint,
        error: PhoneWithError,
        disabled: Disabled,
        long: LongField,
      },
    },
    TextArea: {
      props: 'label; hint?; error?; required?; …<textarea>',
      states: { normal: Message, focus: Message, filled: MessageFilled, error: MessageWithError },
    },
    SelectField: {
      props: 'label; hint?; error?; required?; …<select>',
      states: { normal: Practice, focus: Practice, error: PracticeWithError, disabled: PracticeDisabled },
    },
    Checkbox: {
      props: "label; error?; type?: 'checkbox' | 'radio'; …<input>",
      states: {
        normal: Consent,
        focus: Consent,
        selected: ConsentChecked,
        variants: Choices,
        error: ConsentWithError,
        disabled: ConsentDisabled,
        long: ConsentLong,
      },
    },
    FieldError: { props: 'id: what the control names in aria-describedby', states: { normal: ErrorAlone } },
  },
});
